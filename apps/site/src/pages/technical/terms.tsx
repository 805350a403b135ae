import { Trans, useLingui } from '@lingui/react/macro'
import { Rail } from '../service-parts/rail.tsx'
import { Specimen } from '../service-parts/specimen.tsx'

/** Terms that are easily confused. */
export function Terms() {
  const { t } = useLingui()
  return (
    <Rail
      id="care"
      title={<Trans>Terms that are easily confused</Trans>}
      intro={
        <Trans>
          A wrong word in a manual can be dangerous. We agree on the terms with you before we start.
        </Trans>
      }
    >
      <Specimen
        label={t`Terms that are easily confused`}
        heads={[
          <Trans key="1">In the manual</Trans>,
          <Trans key="2">Correct meaning</Trans>,
          <Trans key="3">Common mistake</Trans>,
        ]}
        rows={[
          {
            written: '締める',
            lang: 'ja',
            meant: <Trans>Tighten (a bolt)</Trans>,
            mistaken: (
              <Trans>
                Close (a valve), <span lang="ja">閉める</span>. Both are pronounced ‘shimeru’
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
                A safety valve, <span lang="ja">安全弁</span>. A relief valve opens gradually, a
                safety valve at once
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
            mistaken: <Trans>One for another. They are three levels of danger</Trans>,
          },
        ]}
      />
    </Rail>
  )
}
