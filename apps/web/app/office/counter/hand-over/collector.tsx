import { lastFirst } from '@kakehashi/domain/people/people'
import { pickupCodeText } from '@kakehashi/domain/request/hand-over'
import { Button } from '@kakehashi/ui/button'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import { CheckboxField, TextField } from '@kakehashi/ui/field'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef } from 'react'
import type { HandOverView } from '../../../api/hand-overs-api.ts'
import { branchLabels } from '../../../forms/people-labels.ts'
import { useDates } from '../../../i18n/use-dates.ts'
import { documentLanguageLabels } from '../../../request/request-labels.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Balance } from './balance.tsx'
import { Orders } from './orders.tsx'
import { type HandedOver, type HandOverForm, useHandOver } from './use-hand-over.ts'
import styles from './hand-over.module.css'

interface CollectorProps {
  view: HandOverView
  isByCode: boolean
  onDone: (done: HandedOver) => void
  onClose: () => void
}

/** The person who was found, with everything that is here for them. */
export function Collector({ view, isByCode, onDone, onClose }: CollectorProps) {
  const form = useHandOver(view, isByCode, onDone)
  const name = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLFormElement>(null)
  // The hands are on the keyboard or the scanner, so the first box is ready for the space bar.
  useEffect(() => {
    const box = place.current?.querySelector<HTMLElement>('[data-pieces] input')
    ;(box ?? name.current)?.focus()
  }, [])
  useKeys([{ key: 'a', label: msg`Tick everything, or nothing`, do: form.tickAll }])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void form.handOver()
  }

  return (
    <form ref={place} className={styles.form} onSubmit={submit} noValidate>
      <section className={styles.person}>
        <h2 ref={name} tabIndex={-1} className="serif">
          {lastFirst(view.person)}
        </h2>
        <PersonFacts view={view} isByCode={isByCode} />
        <WhoCollects form={form} />
        <Button variant="line" size="small" onClick={onClose}>
          <Trans>Another person</Trans>
        </Button>
      </section>
      <Orders orders={view.orders} form={form} />
      <Balance orders={view.orders} form={form} />
    </form>
  )
}

function PersonFacts({ view, isByCode }: Pick<CollectorProps, 'view' | 'isByCode'>) {
  const { t, i18n } = useLingui()
  const { shortDate } = useDates()
  const { person, pickupCode } = view
  const code = pickupCode && pickupCodeText(pickupCode.code)
  const since = <span className="nb">{pickupCode && shortDate(pickupCode.createdAt)}</span>
  return (
    <DefinitionList
      items={[
        ...(person.nameJa === undefined
          ? []
          : [{ label: t`Name in Japanese`, value: <span lang="ja">{person.nameJa}</span> }]),
        { label: t({ message: 'Phone', context: 'form field' }), value: person.phone },
        { label: t`Branch`, value: i18n._(branchLabels[person.branch]) },
        { label: t`Language`, value: i18n._(documentLanguageLabels[person.language]) },
        ...(code === undefined
          ? []
          : [
              {
                label: t`Code`,
                value: isByCode ? (
                  <Trans>
                    <b>{code}</b>, shown
                  </Trans>
                ) : (
                  <Trans>
                    <b>{code}</b>, given {since}
                  </Trans>
                ),
              },
            ]),
      ]}
    />
  )
}

function WhoCollects({ form }: { form: HandOverForm }) {
  const { t } = useLingui()
  const { problem, isNameMissing } = form
  return (
    <div className={styles.who}>
      <CheckboxField
        label={t`ID seen, the name agrees`}
        checked={form.isIdSeen}
        onChange={({ target }) => form.setIdSeen(target.checked)}
      />
      <CheckboxField
        label={t`Someone else is collecting`}
        checked={form.isSomeoneElse}
        onChange={({ target }) => form.setSomeoneElse(target.checked)}
      />
      {form.isSomeoneElse && (
        <TextField
          label={t`Name of the person who collects`}
          autoComplete="off"
          maxLength={100}
          value={form.otherName}
          error={problem !== undefined && isNameMissing ? problem : undefined}
          onChange={({ target }) => form.setOtherName(target.value)}
        />
      )}
    </div>
  )
}
