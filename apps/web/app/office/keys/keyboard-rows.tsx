import { msg } from '@lingui/core/macro'
import { type ReactNode, useRef } from 'react'
import { useRowKeys } from './row-keys.ts'
import { useUpKey } from './use-keys.ts'

interface KeyboardRowsProps {
  /** Target of the `u` key, the same as the screen's back link. */
  up: string
  children: ReactNode
}

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
