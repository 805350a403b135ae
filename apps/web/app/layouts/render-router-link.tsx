import type { RoutedLinkProps } from '@kakehashi/ui/link'
import { Link } from 'react-router'

/** Makes the UI components render links of the router. */
export function renderRouterLink(props: RoutedLinkProps) {
  return <Link {...props} />
}
