import type { RequestDetail } from '@kakehashi/contract/request-view'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { officeDate } from '@kakehashi/domain/dates'
import { lastFirst } from '../i18n/person-name.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLanguagePair } from '../request/use-language-pair.ts'
import { purposeLabels } from '../request/request-labels.ts'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './request.module.css'

type DeskDetail = Extract<RequestDetail, { reader: 'desk' }>

/** What a translator needs to know of the order: names as they are spelled, languages, wishes. */
export function SubmittedDetails({ request }: { request: DeskDetail }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const headingId = useId()
  const pair = useLanguagePair(request)
  const { nameJa, nameKana, middleName, purpose, neededBy, details, createdAt } = request
  const facts = [
    { label: t`Customer`, value: lastFirst(request) },
    { label: t`Middle name`, value: middleName },
    { label: t`Name in Japanese`, value: nameJa && <span lang="ja">{nameJa}</span> },
    { label: t`Its reading in kana`, value: nameKana && <span lang="ja">{nameKana}</span> },
    { label: t`Languages`, value: pair },
    { label: t`What it is for`, value: purpose && i18n._(purposeLabels[purpose]) },
    {
      label: t`Needed by`,
      value: neededBy && <time dateTime={neededBy}>{officeDate(neededBy, language)}</time>,
    },
    {
      label: t`Ordered on`,
      value: <time dateTime={createdAt}>{officeDate(createdAt, language)}</time>,
    },
  ].filter(({ value }) => value)
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>What the customer told us</Trans>
      </h2>
      <DefinitionList items={facts} />
      {details && <p className={styles['details']}>{details}</p>}
    </section>
  )
}
