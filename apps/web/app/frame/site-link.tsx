import { Link, type LinkProps } from 'react-router'
import { missingPage, publicPages } from './public-pages.ts'
import { languageOfPath, plainPath } from '../i18n/language.ts'

/** Whether the address is a page written at build time, which the application leaves to the server. */
export function isVisitorsPage(to: string): boolean {
  const { pathname } = new URL(to, 'https://any.example')
  const path = plainPath(pathname)
  return (
    languageOfPath(pathname) === 'ja' ||
    // Whatever the office offers has a page there, filled in by the server.
    path.startsWith('/services/') ||
    [...publicPages, missingPage].some((page) => page.path === path)
  )
}

/** A link that may lead from the application to a visitors' page: those are loaded as documents. */
export function SiteLink({ to, children, ...rest }: LinkProps & { to: string }) {
  return (
    <Link to={to} reloadDocument={isVisitorsPage(to)} {...rest}>
      {children}
    </Link>
  )
}
