import { Plural } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'

/** How many messages of the office wait to be read; nothing when there are none. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Pill tone="seal" icon="mail">
      <Plural value={count} one="# unread" other="# unread" />
    </Pill>
  )
}
