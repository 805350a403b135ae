import { languageFacts } from '@kakehashi/domain/language'
import { Plural } from '@lingui/react/macro'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './conversation.module.css'
import { usePresence } from './use-presence.ts'

/** Which colleagues have the request open too, so that two do not answer at once. Staff only. */
export function Present({ requestId }: { requestId: string }) {
  const others = usePresence(requestId)
  const count = others.length
  const names = others.map(({ name }) => name).join(languageFacts[useLanguage()].comma)
  return (
    <div aria-live="polite">
      {count > 0 && (
        <p className={styles.present}>
          <Icon name="person" />
          <span>
            <Plural
              value={count}
              one={`${names} has this request open too.`}
              other={`${names} have this request open too.`}
            />
          </span>
        </p>
      )}
    </div>
  )
}
