import type { RoutedLinkProps } from '@kakehashi/ui/link'
import { Link } from 'react-router'

/** The components' links, as the router makes them. */
export function renderRouterLink(props: RoutedLinkProps) {
  return <Link {...props} />
}
