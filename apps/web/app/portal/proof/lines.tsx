import type { RemarkView } from '@kakehashi/contract/requests/proof-view'
import type { ProofLine } from '@kakehashi/domain/request/proof'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans } from '@lingui/react/macro'
import { Line } from './line.tsx'
import { withText, type Written } from './written-remarks.ts'
import styles from './proof.module.css'

interface LinesProps {
  lines: readonly ProofLine[]
  remarks: readonly RemarkView[]
  /** Undefined once nothing can be asked any more. */
  written: Written | undefined
  onWrite: (written: Written) => void
}

interface Numbered extends ProofLine {
  readonly at: number
}

/** The lines of a translation that was made from a template, by person or part of the paper. */
export function Lines({ lines, remarks, written, onWrite }: LinesProps) {
  const language = useLanguage()
  const numbered = lines.map((line, at): Numbered => ({ ...line, at }))
  const groups = runsOf(numbered, ({ group }) => group[language])
  return (
    <section>
      <h2>
        <Trans>Read it line by line</Trans>
      </h2>
      <div className={styles.groups}>
        {groups.map((group, place) => (
          <details key={group.of[0]?.at} open={place === 0 || group.of.some(hasRemark)}>
            <summary>
              {group.name}
              <span>
                <Plural value={group.of.length} one="# line" other="# lines" />{' '}
                <Icon name="chevron" />
              </span>
            </summary>
            {runsOf(group.of, ({ section }) => section[language]).map((section) => (
              <div key={section.of[0]?.at}>
                {section.name !== group.name && <h3>{section.name}</h3>}
                <ul role="list">
                  {section.of.map((line) => (
                    <Line
                      key={line.at}
                      label={line.label[language]}
                      value={line.value}
                      remarks={remarks.filter((remark) => remark.line === line.at)}
                      written={written && (written[line.at] ?? null)}
                      onWrite={(text) => onWrite(withText(written ?? {}, line.at, text))}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </details>
        ))}
      </div>
    </section>
  )

  function hasRemark({ at }: Numbered): boolean {
    return written?.[at] !== undefined || remarks.some(({ line }) => line === at)
  }
}

/** Neighbours with the same name. */
function runsOf(lines: readonly Numbered[], nameOf: (line: Numbered) => string) {
  const runs: { name: string; of: Numbered[] }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.name === nameOf(line)) last.of.push(line)
    else runs.push({ name: nameOf(line), of: [line] })
  }
  return runs
}
