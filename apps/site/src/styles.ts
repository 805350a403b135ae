// Declares the order of the cascade layers, so it must be imported first.
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to assign
import '@kakehashi/ui/app.css'
