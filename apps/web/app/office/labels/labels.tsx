import { stagePath } from '@kakehashi/contract/screen-paths'
import { Button } from '@kakehashi/ui/button'
import { CheckboxField, SelectField, TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { isRefused, RefusedRequest } from '../../errors/refused-request.tsx'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import type { Route } from './+types/labels'
import { Label, type LabelOf } from './label.tsx'
import {
  type LabelFormat,
  formatNames,
  positionsOn,
  sheetsOf,
  storedFormat,
  storeFormat,
} from './label-formats.ts'
import styles from './labels.module.css'

/** Labels for the originals of a request and for the order itself, printed by the browser. */
export default function Labels({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const { currentData, error, isFetching, refetch } = useGetRequestQuery(params.id)
  const data = currentData?.reader === 'office' ? currentData : undefined
  if (isRefused(error)) return <RefusedRequest error={error} frame="office" />
  return (
    <OfficePage
      title={data ? t`Labels for ${data.orderNumber}` : t`Labels`}
      back={
        data && { to: stagePath(data.stage, data._id), label: <Trans>Back to the request</Trans> }
      }
    >
      <Loaded query={{ data, error, isFetching, refetch }} label={t`Loading the request`} lines={6}>
        {(request) => <Choices request={request} />}
      </Loaded>
    </OfficePage>
  )
}

function labelsOf(request: OfficeRequest): (LabelOf & { readonly id: string })[] {
  const here = request.originals.filter(({ out, removed }) => !out && !removed)
  return [
    ...here.map((original) => ({ kind: 'original' as const, original, id: original._id })),
    { kind: 'work', id: 'work' },
  ]
}

function Choices({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const [format, setFormat] = useState<LabelFormat>(storedFormat)
  const [first, setFirst] = useState('1')
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const names: Readonly<Record<LabelFormat, string>> = {
    roll: t`Roll, 62 × 29 mm`,
    a4: t`A4 sheet, 24 labels of 70 × 37 mm`,
    letter: t`US Letter sheet, 30 labels of 66.7 × 25.4 mm`,
  }
  const all = labelsOf(request)
  const chosen = all.filter(({ id }) => !without.has(id))
  const sheets = sheetsOf(chosen, format, Number(first) || 1)
  const most = positionsOn(format)

  function choose(id: string, isChosen: boolean) {
    setWithout(new Set(isChosen ? [...without].filter((one) => one !== id) : [...without, id]))
  }

  return (
    <div className={styles.page}>
      <form
        className={styles.choices}
        onSubmit={(event) => {
          event.preventDefault()
          print()
        }}
      >
        <SelectField
          label={t`Paper`}
          value={format}
          options={formatNames.map((value) => ({ value, label: names[value] }))}
          onChange={({ target }) => {
            const found = formatNames.find((name) => name === target.value) ?? 'roll'
            setFormat(found)
            storeFormat(found)
          }}
        />
        {format !== 'roll' && (
          <TextField
            label={t`First free position`}
            hint={t`Counted along the rows, from 1 to ${most}.`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={first}
            onChange={({ target }) => setFirst(target.value)}
          />
        )}
        <fieldset>
          <legend>
            <Trans>Labels</Trans>
          </legend>
          {all.map((label) => (
            <CheckboxField
              key={label.id}
              label={label.kind === 'original' ? label.original.description : t`The order itself`}
              checked={!without.has(label.id)}
              onChange={({ target }) => choose(label.id, target.checked)}
            />
          ))}
        </fieldset>
        <div>
          <Button type="submit" icon="document" aria-disabled={chosen.length === 0}>
            <Trans>PRINT</Trans>
          </Button>
        </div>
        <p className={styles.hint}>
          <Trans>In the print window, choose the printer, no margins and a scale of 100 %.</Trans>
        </p>
      </form>
      <section
        className={styles[format]}
        aria-label={t`Labels`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard
        tabIndex={0}
        data-prints-alone
      >
        {sheets.map((cells, sheet) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sheet is its place
          <div key={sheet} className={styles.sheet}>
            {cells.map((label, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
              <div key={place} className={styles.cell}>
                {label && <Label request={request} label={label} />}
              </div>
            ))}
          </div>
        ))}
      </section>
    </div>
  )
}
