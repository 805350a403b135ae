import type { ReactNode } from 'react'
import styles from './specimen.module.css'

interface SpecimenProps {
  /** Column heads: what is on the document, what it is, and what it is mistaken for. */
  heads: readonly [ReactNode, ReactNode, ReactNode]
  rows: readonly {
    written: ReactNode
    /** The language of the quoted text, which is not translated. */
    lang: 'en' | 'ja'
    meant: ReactNode
    /** Set when the meaning is quoted and the same in both languages. */
    meantIn?: 'en' | 'ja'
    mistaken: ReactNode
  }[]
  label: string
}

/** Details that are easy to get wrong, as they appear on real documents. */
export function Specimen({ heads, rows, label }: SpecimenProps) {
  return (
    <table className={styles.specimen} aria-label={label}>
      <thead className={`hush ${styles.heads}`}>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
          <th scope="col">{heads[2]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ written, lang, meant, meantIn, mistaken }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is static
          <tr key={index}>
            <th scope="row" lang={lang}>
              {written}
            </th>
            <td lang={meantIn}>{meant}</td>
            <td>{mistaken}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
