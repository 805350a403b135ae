import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
  /** Leaves the application: the browser loads the address as a document. */
  reloadDocument?: boolean | undefined
}

function Anchor({ to, reloadDocument: _, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}

const LinkContext = createContext<ComponentType<LinkProps>>(Anchor)

/** Where there is a router, its own link goes in here, so that moving on loads no document. */
export const LinkProvider = LinkContext.Provider

export function Link(props: LinkProps) {
  const Component = useContext(LinkContext)
  return props.reloadDocument ? <Anchor {...props} /> : <Component {...props} />
}
