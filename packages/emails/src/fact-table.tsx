import type { Language } from '@kakehashi/domain/language'
import { Fragment } from 'react'
import { Section, Text } from 'react-email'
import type { FactRow } from './fact-rows.ts'
import { paint, typeset } from './styles.ts'

interface FactTableProps {
  language: Language
  rows: readonly FactRow[]
  title?: string
}

/** Labels and values in a box. In plain text each row is a line, 'label: value'. */
export function FactTable({ language, rows, title }: FactTableProps) {
  return (
    <Section
      tdClassName="facts"
      {...paint({ fill: 'tint' }, { borderRadius: 4, padding: '14px 20px', margin: '4px 0 20px' })}
    >
      {title !== undefined && (
        <Text
          {...paint(
            { text: 'ink' },
            { ...typeset[language].text, fontWeight: 700, margin: '0 0 6px' },
          )}
        >
          {title}
        </Text>
      )}
      <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} data-fact="true">
              <td data-label="true" {...paint({ text: 'quiet' }, labelStyle(language))}>
                {row.label}
              </td>
              <td {...paint({ text: 'ink' }, valueStyle(language))}>
                <Value row={row} />
                {row.more?.map((value) => (
                  <Fragment key={value}>
                    <br />
                    {value}
                  </Fragment>
                ))}
                {row.note !== undefined && (
                  <>
                    <br />
                    {row.note}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Value({ row: { value, isMain, isStruck } }: { row: FactRow }) {
  if (isStruck) return <s>{value}</s>
  return isMain ? <strong>{value}</strong> : value
}

const cell = { padding: '4px 0', verticalAlign: 'top' } as const
const labelStyle = (language: Language) => ({
  ...typeset[language].small,
  ...cell,
  width: '36%',
  paddingRight: 12,
  // A label is one word in Japanese: 仕上がり予定日 would break after its first character.
  wordBreak: 'keep-all' as const,
  overflowWrap: 'normal' as const,
})
const valueStyle = (language: Language) => ({
  ...typeset[language].small,
  ...cell,
})
