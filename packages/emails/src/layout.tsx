import type { Language } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { ReactNode, ReactElement } from 'react'
import { Body, Column, Container, Head, Heading, Html, Preview, Row, Section } from 'react-email'
import { Footer } from './footer.tsx'
import { useOffice } from './office.tsx'
import { paint, sealColours, styleSheet, typeset } from './styles.ts'

interface LayoutProps {
  language: Language
  /** The preview line that an inbox shows after the subject. */
  preview: string
  heading: string
  children: ReactNode
}

/** The frame of every mail: letterhead, content, footer. */
export function Layout({ language, preview, heading, children }: LayoutProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{heading}</title>
        <style>{styleSheet}</style>
      </Head>
      <Body lang={language} {...paint({ fill: 'paper' }, { margin: 0, padding: 0 })}>
        <Preview useTitleTag={false}>{preview}</Preview>
        <Section tdClassName="desk" {...paint({ fill: 'paper' }, { padding: '40px 16px' })}>
          <Container style={{ maxWidth: 560 }}>
            <Letterhead language={language} />
            <Section
              tdClassName="sheet"
              {...paint(
                { fill: 'sheet', rule: 'line' },
                { padding: '36px 40px 40px', border: '1px solid', borderRadius: 4 },
              )}
            >
              <Heading
                {...paint({ text: 'ink' }, { ...typeset[language].heading, margin: '0 0 20px' })}
              >
                {heading}
              </Heading>
              {children}
            </Section>
            <Footer language={language} />
          </Container>
        </Section>
      </Body>
    </Html>
  )
}

// The seal is a character in a coloured cell, because many mail programs block images by default.
function Letterhead({ language }: { language: Language }) {
  const office = useOffice()
  return (
    <Row style={{ marginBottom: 20 }} data-skip-in-text="true">
      <Column style={{ width: 40 }}>
        <table role="presentation" cellPadding="0" cellSpacing="0" border={0}>
          <tbody>
            <tr>
              <td align="center" aria-hidden="true" lang="ja" style={sealStyle(office)}>
                {office.seal.text}
              </td>
            </tr>
          </tbody>
        </table>
      </Column>
      <Column style={{ paddingLeft: 12 }}>
        <span
          {...paint(
            { text: 'ink' },
            { ...typeset[language].heading, fontSize: 20, lineHeight: '24px' },
          )}
        >
          {office.name[language]}
        </span>
        <br />
        <span
          {...paint(
            { text: 'quiet' },
            { ...typeset[language].small, fontSize: 13, lineHeight: '18px' },
          )}
        >
          {office.tagline[language]}
        </span>
      </Column>
    </Row>
  )
}

const sealStyle = ({ seal: { text, colour } }: Office) => ({
  ...typeset.ja.heading,
  width: 40,
  height: 40,
  // Two characters are smaller, so that they stay inside the cell.
  fontSize: Array.from(text).length > 1 ? 16 : 24,
  lineHeight: '40px',
  borderRadius: 3,
  ...sealColours(colour),
})

/** A composed mail before it is rendered to HTML. */
export interface Letter {
  subject: string
  sheet: ReactElement
}
