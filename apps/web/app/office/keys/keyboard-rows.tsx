import { msg } from '@lingui/core/macro'
import { type ReactNode, useRef } from 'react'
import { useRowKeys } from './row-keys.ts'
import { useUpKey } from './use-keys.ts'

interface KeyboardRowsProps {
  /** Where the back link of the screen goes. */
  up: string
  children: ReactNode
}

/** Rows that the keys walk along; `u` goes back up. */
export function KeyboardRows({ up, children }: KeyboardRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  const keys = useRowKeys(list)
  useUpKey(up, msg`Back`)
  return (
    <div ref={list} {...keys}>
      {children}
    </div>
  )
}
