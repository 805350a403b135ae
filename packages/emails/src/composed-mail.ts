import type { ReactElement } from 'react'

/** A composed mail before it is rendered to HTML. */
export interface Letter {
  subject: string
  sheet: ReactElement
}
