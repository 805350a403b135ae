// Names the order of the cascade's layers, so it is imported before anything else.
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to assign
import '@kakehashi/ui/app.css'
