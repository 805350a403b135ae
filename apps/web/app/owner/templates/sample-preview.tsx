import { paperSizes, type PaperSize } from '@kakehashi/domain/payments/receipt'
import { Alert } from '@kakehashi/ui/alert'
import { SelectField } from '@kakehashi/ui/field'
import { Loading } from '@kakehashi/ui/spinner'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { previewTemplate } from '../../api/paper-templates-api.ts'
import type { Sheets } from '../../request/preview/sheets.ts'
import type { toTyped } from './edited-template.ts'
import { SamplePage } from './sample-page.tsx'
import styles from './templates.module.css'

interface SamplePreviewProps {
  typed: ReturnType<typeof toTyped>
  isValid: boolean
}

/** After this pause in typing, the sample is set again. */
const pause = 800

/** The paper as it is printed, with invented values. */
export function SamplePreview({ typed, isValid }: SamplePreviewProps) {
  const { t } = useLingui()
  const [size, setSize] = useState<PaperSize>('a4')
  const [attempt, setAttempt] = useState(0)
  const { sheets, hasFailed } = useSample(isValid ? JSON.stringify(typed) : '', size, attempt)
  const names: Readonly<Record<PaperSize, string>> = { a4: t`A4`, letter: t`US Letter` }
  const count = sheets?.count ?? 0
  return (
    <aside className={styles.sample} aria-labelledby="sample-title">
      <div className={styles.head}>
        <h2 id="sample-title">
          <Trans>Sample</Trans>
        </h2>
        <SelectField
          id="sample-paper"
          label={<Trans>Paper</Trans>}
          value={size}
          onChange={({ target }) => setSize(target.value === 'letter' ? 'letter' : 'a4')}
          options={paperSizes.map((value) => ({ value, label: names[value] }))}
        />
      </div>
      <p className={styles.hint}>
        {isValid ? (
          <Trans>With invented values, as it is printed.</Trans>
        ) : (
          <Trans>The sample follows once everything required is filled in.</Trans>
        )}
      </p>
      {hasFailed && (
        <Alert kind="error" onRetry={() => setAttempt(attempt + 1)}>
          <Trans>The sample cannot be shown now.</Trans>
        </Alert>
      )}
      {!sheets && !hasFailed && isValid && (
        <Loading label={<Trans>Setting the sample</Trans>} lines={10} />
      )}
      {sheets &&
        Array.from({ length: count }, (_, at) => (
          <SamplePage
            key={at}
            sheets={sheets}
            page={at + 1}
            label={t`Page ${at + 1} of ${count}`}
          />
        ))}
    </aside>
  )
}

/** The last sample stays until the next one is there. */
function useSample(body: string, size: PaperSize, attempt: number) {
  const [sheets, setSheets] = useState<Sheets>()
  const [hasFailed, setFailed] = useState(false)
  // Another attempt asks for the same once more.
  const wanted = useMemo(() => ({ body, size, attempt }), [body, size, attempt])

  useEffect(() => {
    if (wanted.body === '') return undefined
    const stop = new AbortController()
    async function show() {
      const paper = JSON.parse(wanted.body)
      const content = await previewTemplate({ paper }, wanted.size, stop.signal)
      const { openPdfContent } = await import('../../request/preview/pdf-sheets.ts')
      // Closed with the sample that follows it, not with this effect.
      const opened = await openPdfContent(content, new AbortController().signal)
      if (stop.signal.aborted) return opened.close()
      setFailed(false)
      setSheets(opened)
    }
    const timer = setTimeout(() => {
      show().catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [wanted])

  useEffect(() => () => sheets?.close(), [sheets])
  return { sheets, hasFailed }
}
