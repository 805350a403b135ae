import { Plural } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'

export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Pill tone="seal" icon="mail">
      <Plural value={count} one="# unread" other="# unread" />
    </Pill>
  )
}
