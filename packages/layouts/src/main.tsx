import { classNames } from '@kakehashi/ui/class-names'
import type { ComponentProps } from 'react'
import styles from './main.module.css'

type MainProps = Pick<ComponentProps<'main'>, 'ref' | 'className' | 'children'>

/** The main content, and the target of 'Skip to content'. */
export function Main({ className, ...rest }: MainProps) {
  return <main id="main" tabIndex={-1} className={classNames(styles.main, className)} {...rest} />
}
