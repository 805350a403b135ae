import type { LinkProps } from '@kakehashi/ui/link'
import { Link } from 'react-router'

/** The kit's links, as the router makes them. */
export function RouterLink({ reloadDocument: _, ...rest }: LinkProps) {
  return <Link {...rest} />
}
