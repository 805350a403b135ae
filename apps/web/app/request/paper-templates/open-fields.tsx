import { type DraftProblem, placeOfField } from '@kakehashi/domain/paper-templates/draft-problems'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { targetId } from './field-ids.ts'
import styles from './paper-templates.module.css'
import { problemTexts } from './problem-texts.ts'

export const openFieldsId = 'open-fields'

/** What keeps the draft from being handed in, with a link to each field. */
export function OpenFields({ problems }: { problems: readonly DraftProblem[] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  if (problems.length === 0) {
    return (
      <p id={openFieldsId} tabIndex={-1} className={styles.complete}>
        <Icon name="check" />
        <Trans>Every required field is filled in.</Trans>
      </p>
    )
  }
  return (
    <section id={openFieldsId} tabIndex={-1} aria-labelledby={`${openFieldsId}-title`}>
      <h2 id={`${openFieldsId}-title`}>
        <Plural
          value={problems.length}
          one="# field is still open"
          other="# fields are still open"
        />
      </h2>
      <ul className={styles.list}>
        {problems.map((problem) => {
          const id = targetId(problem)
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {placeOfField(problem)[language]}
              </a>
              {problem.why !== 'empty' && <span>{i18n._(problemTexts[problem.why])}</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
