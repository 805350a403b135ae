import { formatWeekdayAndDate } from '@kakehashi/domain/calendar/day-text'
import type { ServiceView } from '@kakehashi/contract/services/services'
import { hasReadyDay } from '@kakehashi/domain/services'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { withRedirect } from '../../account/redirect.ts'
import { purposeLabels } from '../../request/request-labels.ts'
import { workWords } from '../../request/service-kind-texts.ts'
import { doubtTexts } from '../../request/uploads/doubt-texts.ts'
import { useFileText } from '../../request/uploads/file-text.ts'
import { useLanguagePair } from '../../request/use-language-pair.ts'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { deliveryLabel } from '../../request/delivery/delivery-labels.ts'
import { DeliveryPlace } from '../../request/delivery/delivery-text.tsx'
import { isBlankPerson, type PersonValues } from '../request-form/people/person-values.ts'
import { askedFields } from '../request-form/request-values.ts'
import { useStart } from './start.tsx'
import { StepPage } from './step-page.tsx'
import styles from './start.module.css'
import { accountStep, checkStep, detailsStep, documentsStep, type StepState } from './steps.ts'

interface Answer {
  label: string
  value: ReactNode
  to: string
  field?: string
}

export default function CheckStep() {
  const { t } = useLingui()
  const { services, visitorRequest } = useStart()
  const navigate = useNavigate()
  const answers = useAnswers()
  const isOffered = services.some(({ name }) => name === visitorRequest.values.requestItem)
  if (!isOffered) return <Navigate to={detailsStep.path} replace />
  return (
    <StepPage
      path={checkStep.path}
      lede={<Trans>Then create an account, so that only you can open your documents.</Trans>}
    >
      <dl className={styles.answers}>
        {answers.map(({ label, value, to, field }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <NotGiven />}</dd>
            <dd className={styles.change}>
              <Link
                to={to}
                state={{ isChange: true, ...(field && { field }) } satisfies StepState}
                aria-label={t`Change: ${label}`}
              >
                <Trans>Change</Trans>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button isWide onClick={() => void navigate(accountStep.path)}>
          <Trans>Continue to your account</Trans>
        </Button>
        <Button
          variant="line"
          isWide
          onClick={() => {
            visitorRequest.change({ next: 'open' })
            void navigate(withRedirect('/login', '/submitrequest'))
          }}
        >
          <Trans>I have an account: log in</Trans>
        </Button>
      </div>
    </StepPage>
  )
}

function useAnswers(): Answer[] {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { services, visitorRequest } = useStart()
  const { values } = visitorRequest
  const answers = askedFields.partial().safeParse(values).data ?? {}
  const { purpose, neededBy, details } = answers
  const service = services.find(({ name }) => name === values.requestItem)
  const pair = useLanguagePair({
    fromLanguage: answers.fromLanguage ?? undefined,
    toLanguage: answers.toLanguage ?? undefined,
  })
  const nameOf = (one: ServiceView) => (language === 'ja' && one.nameJa) || one.name
  const onForm = (label: string, field: keyof typeof values, value: ReactNode): Answer => ({
    label,
    value,
    to: detailsStep.path,
    field,
  })
  const kind = service?.kind ?? 'translation'
  const delivery = (
    <>
      {i18n._(deliveryLabel(values.delivery))}
      <DeliveryPlace chosen={values} />
    </>
  )
  return [
    onForm(t`Service`, 'requestItem', service && nameOf(service)),
    { label: t`Documents`, value: <Documents />, to: documentsStep.path },
    onForm(t`Languages`, 'fromLanguage', pair),
    onForm(
      t`Names as in the passport`,
      'people',
      values.people.some((person) => !isBlankPerson(person)) && <People people={values.people} />,
    ),
    onForm(t`What it is for`, 'purpose', purpose && i18n._(purposeLabels[purpose])),
    onForm(
      i18n._(workWords[kind].neededBy),
      'neededBy',
      neededBy && formatWeekdayAndDate(neededBy, language),
    ),
    ...(hasReadyDay(kind) ? [onForm(t`Delivery`, 'delivery', delivery)] : []),
    onForm(t`Details`, 'details', details && <span className={styles.long}>{details}</span>),
  ]
}

function People({ people }: { people: readonly PersonValues[] }) {
  return (
    <span translate="no">
      {people
        .filter((person) => !isBlankPerson(person))
        .map(({ family, given, kanjiFamily, kanjiGiven }) =>
          [family, given, kanjiFamily, kanjiGiven].filter((part) => part !== '').join(' '),
        )
        .join(', ')}
    </span>
  )
}

function Documents() {
  const { items } = useStart().visitorRequest.files
  const { i18n } = useLingui()
  const fileText = useFileText()
  if (items.length === 0) return <NotGiven />
  return (
    <>
      <Plural value={items.length} one="# file" other="# files" />
      <ul role="list" className={styles.thumbnails}>
        {items.map(({ id, name, kind, size, thumbnail, doubt }) => (
          <li key={id}>
            {thumbnail ? (
              <img src={thumbnail} alt="" />
            ) : (
              <span>
                <Icon name={kind === 'photo' ? 'photo' : 'document'} />
              </span>
            )}
            <b>{name}</b>
            {fileText({ kind, size })}
            {doubt && <em>{i18n._(doubtTexts[doubt].short)}</em>}
          </li>
        ))}
      </ul>
    </>
  )
}

function NotGiven() {
  return (
    <span className={styles.none}>
      <Trans>Not given</Trans>
    </span>
  )
}
