/* oxlint-disable jsx-a11y/prefer-tag-over-role -- <option> and <optgroup> are allowed only in a <select> */
import { cancelledName, stageNameOf } from '@kakehashi/domain/request/stage'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { lastFirst } from '@kakehashi/domain/people/people'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ServiceIcon } from '../../request/service-icon.tsx'
import { ServiceName } from '../../request/service-name.tsx'
import { Alert } from '@kakehashi/ui/alert'
import { Spinner } from '@kakehashi/ui/spinner'
import type { SearchResults, PersonResult, RequestResult } from './use-search.ts'
import { Highlight } from './highlight.tsx'
import styles from './search.module.css'

interface ResultsProps {
  id: string
  results: SearchResults
  chosen: number
  /** The id of an option, for aria-activedescendant. */
  option: (place: number) => string
  onPick: (place: number) => void
}

export function Results({ id, results, chosen, option, onPick }: ResultsProps) {
  const { t } = useLingui()
  const { options, isWaiting, error, typed } = results
  const count = options.length
  const hasNothing = !isWaiting && !error && count === 0
  const kinds = [
    { kind: 'request', label: t`Requests` },
    { kind: 'person', label: t`People` },
  ] as const
  return (
    // Keep the focus in the field on mouse down; the list closes on blur.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only prevents the default
    <div className={styles.results} onMouseDown={(event) => event.preventDefault()}>
      {count > 0 && (
        <div id={id} role="listbox" aria-label={t`Results`}>
          {kinds
            .filter(({ kind }) => options.some((each) => each.kind === kind))
            .map(({ kind, label }) => (
              <div key={kind} role="group" aria-label={label}>
                <p className={styles.group} aria-hidden="true">
                  {label}
                </p>
                {options.map((each, place) =>
                  each.kind === kind ? (
                    <Option
                      key={each.to}
                      id={option(place)}
                      isChosen={place === chosen}
                      onPick={() => onPick(place)}
                    >
                      {each.kind === 'request' ? (
                        <RequestLines request={each.request} typed={typed} />
                      ) : (
                        <PersonLines person={each.person} typed={typed} />
                      )}
                      {each.isSimilar && <SimilarSpelling />}
                    </Option>
                  ) : null,
                )}
              </div>
            ))}
        </div>
      )}
      {isWaiting && count === 0 && (
        <Spinner className={styles.notice} label={<Trans>Searching</Trans>} />
      )}
      {Boolean(error) && !isWaiting && (
        <Alert kind="error" onRetry={results.retry}>
          {errorMessage(error)}
        </Alert>
      )}
      {hasNothing && (
        <div className={styles.notice}>
          <p>
            <Trans>Nothing found for “{typed}”.</Trans>
          </p>
          <p>
            <Trans>
              Try the beginning of a name, its reading, or the beginning or end of a phone number or
              an order number.
            </Trans>
          </p>
        </div>
      )}
      <output className="hush">
        {hasNothing && <Trans>Nothing found</Trans>}
        {count > 0 && <Plural value={count} one="# found" other="# found" />}
      </output>
    </div>
  )
}

interface OptionProps {
  id: string
  isChosen: boolean
  onPick: () => void
  children: ReactNode
}

function Option({ id, isChosen, onPick, children }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keys
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.option}
      onClick={onPick}
    >
      {children}
    </div>
  )
}

/** The row does not contain what was typed, so it says why it is listed. */
function SimilarSpelling() {
  return (
    <span className={styles.similar}>
      <Trans>similar spelling</Trans>
    </span>
  )
}

function RequestLines({ request, typed }: { request: RequestResult; typed: string }) {
  const language = useLanguage()
  const { service, requestItem, orderNumber, phone, stage, closedAt } = request
  return (
    <>
      <ServiceIcon name={requestItem} icon={request.serviceIcon} className={styles.icon} />
      <b>
        <Highlight text={lastFirst(request)} typed={typed} />
      </b>
      <span className={styles.end}>
        {(closedAt ? cancelledName : stageNameOf(stage, request.serviceKind))[language]}
      </span>
      <span className={styles.second}>
        <Highlight text={orderNumber} typed={typed} />
        <span>
          <ServiceName service={service} requestItem={requestItem} />
        </span>
        <Highlight text={phone} typed={typed} />
      </span>
    </>
  )
}

function PersonLines({ person, typed }: { person: PersonResult; typed: string }) {
  const { nameJa, nameKana, phone, email, orders } = person
  return (
    <>
      <span className={styles.icon} aria-hidden="true">
        {person.lastName.slice(0, 1)}
        {person.firstName.slice(0, 1)}
      </span>
      <b>
        <Highlight text={lastFirst(person)} typed={typed} />
      </b>
      {orders !== undefined && (
        <span className={styles.end}>
          <Plural value={orders} one="# request" other="# requests" />
        </span>
      )}
      <span className={styles.second}>
        {nameJa && <Highlight text={nameJa} typed={typed} lang="ja" />}
        {nameKana && <Highlight text={nameKana} typed={typed} lang="ja" />}
        <Highlight text={phone} typed={typed} />
        <Highlight text={email} typed={typed} />
      </span>
    </>
  )
}
