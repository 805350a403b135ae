import { Trans, useLingui } from '@lingui/react/macro'
import { Rail } from '../service-parts/rail.tsx'
import { Specimen } from '../service-parts/specimen.tsx'

/** Terms that are easily confused. */
export function Terms() {
  const { t } = useLingui()
  return (
    <Rail
      id="care"
      title={<Trans>Two words that sound alike</Trans>}
      intro={
        <Trans>
          A manual is only as safe as its verbs. We settle the terms before we begin, with you.
        </Trans>
      }
    >
      <Specimen
        label={t`Terms that are easily confused`}
        heads={[
          <Trans key="1">In the manual</Trans>,
          <Trans key="2">What it is</Trans>,
          <Trans key="3">What it is taken for</Trans>,
        ]}
        rows={[
          {
            written: '締める',
            lang: 'ja',
            meant: <Trans>Tighten (a bolt)</Trans>,
            mistaken: (
              <Trans>
                Close (a valve), <span lang="ja">閉める</span>: both are said ‘shimeru’
              </Trans>
            ),
          },
          {
            written: 'Relief valve',
            lang: 'en',
            meant: '逃し弁（リリーフ弁）',
            meantIn: 'ja',
            mistaken: (
              <Trans>
                A safety valve, <span lang="ja">安全弁</span>: one opens by degrees, the other at
                once
              </Trans>
            ),
          },
          {
            written: 'Ground the chassis',
            lang: 'en',
            meant: '筐体を接地する',
            meantIn: 'ja',
            mistaken: <Trans>Set it down on the floor</Trans>,
          },
          {
            written: 'DANGER / WARNING / CAUTION',
            lang: 'en',
            meant: '危険・警告・注意',
            meantIn: 'ja',
            mistaken: <Trans>Each other: they are three grades of harm and stay three</Trans>,
          },
        ]}
      />
    </Rail>
  )
}
