import { Main as MainElement } from '@kakehashi/layouts/main'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

interface MainProps {
  className?: string | undefined
  children: ReactNode
}

/** Marks a field that takes the focus itself when its page opens. */
export const startMark = { 'data-start': '' }

/** The main element. Takes the focus after a navigation, so that screen readers start here. */
export function Main({ className, children }: MainProps) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    if (document.activeElement?.hasAttribute('data-start')) return
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <MainElement ref={main} className={className}>
      {children}
    </MainElement>
  )
}
