import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'

export interface RoutedLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

export interface LinkProps extends RoutedLinkProps {
  /** Leaves the application: the browser loads the address as a new document. */
  reloadDocument?: boolean | undefined
}

function renderAnchor({ to, children, ...rest }: RoutedLinkProps): ReactNode {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

const LinkContext = createContext(renderAnchor)

/** The application provides the router's link here, so that navigation does not load a document. */
export const LinkProvider = LinkContext.Provider

export function Link({ reloadDocument = false, ...rest }: LinkProps) {
  const renderRouted = useContext(LinkContext)
  return reloadDocument ? renderAnchor(rest) : renderRouted(rest)
}
