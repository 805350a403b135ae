import type { ReactElement } from 'react'

/** What one mail's file returns: its words in the reader's language, not yet HTML. */
export interface Letter {
  subject: string
  sheet: ReactElement
}
