import { languageFacts } from '@kakehashi/domain/language'
import { placeholdersIn } from '@kakehashi/domain/request/reply-template'
import { Trans } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import styles from './conversation.module.css'

/** The facts that a template leaves open because the request does not have them yet. */
export function OpenPlaceholders({ text }: { text: string }) {
  const { comma } = languageFacts[useLanguage()]
  const open = placeholdersIn(text)
    .map((name) => `{${name}}`)
    .join(comma)
  return (
    <div aria-live="polite">
      {open !== '' && (
        <p className={styles.open}>
          <Trans>Fill in before you send: {open}</Trans>
        </p>
      )}
    </div>
  )
}
