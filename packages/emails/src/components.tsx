import type { Language } from '@kakehashi/domain/language'
import type { ReactNode } from 'react'
import { Button, Link, Section, Text } from 'react-email'
import { greet } from './greeting.ts'
import { componentTexts } from './layout-texts.ts'
import { colours } from './colours.gen.ts'
import { paint, typeset } from './styles.ts'
import { WithPhoneLink } from './phone-link.tsx'

interface PartProps {
  language: Language
  children: ReactNode
}

export function Greeting({ language, name }: { language: Language; name: string }) {
  return <Paragraph language={language}>{greet(name, language)}</Paragraph>
}

export function Paragraph({ language, children }: PartProps) {
  return (
    <Text {...paint({ text: 'ink' }, { ...typeset[language].text, margin: '0 0 16px' })}>
      {children}
    </Text>
  )
}

/** Less important text, such as how long a link works. */
export function Note({ language, children }: PartProps) {
  return (
    <Text {...paint({ text: 'quiet' }, { ...typeset[language].small, margin: '0 0 12px' })}>
      {children}
    </Text>
  )
}

/** Highlighted, because it is most important for a reader who did not expect the mail. */
export function NotYou({ language, children }: { language: Language; children: string }) {
  return (
    <Section {...paint({ fill: 'tint' }, { borderRadius: 4, padding: '16px 20px', marginTop: 24 })}>
      <Text {...paint({ text: 'ink' }, { ...typeset[language].text, margin: 0 })}>
        <strong>{componentTexts.notYou[language]}</strong>
        <br />
        <WithPhoneLink sentence={children} />
      </Text>
    </Section>
  )
}

interface ActionProps extends PartProps {
  link: string
  label: string
}

/** The button of a mail with notes below it. In plain text, the address follows the label. */
export function Action({ language, link, label, children }: ActionProps) {
  return (
    <>
      <Section style={{ padding: '8px 0 24px' }}>
        <Button
          href={link}
          {...paint({ fill: 'ink' }, { ...typeset[language].text, ...buttonShape })}
        >
          <span className="on-ink" data-action="true">
            {label}
          </span>
        </Button>
      </Section>
      {children}
      <Section
        data-skip-in-text="true"
        {...paint({ rule: 'line' }, { borderTop: '1px solid', padding: '16px 0 0', marginTop: 24 })}
      >
        <Text {...paint({ text: 'quiet' }, { ...typeset[language].small, margin: 0 })}>
          {componentTexts.bareLink[language]}
          <br />
          <Link
            href={link}
            {...paint({ text: 'sea' }, { textDecoration: 'underline', wordBreak: 'break-all' })}
          >
            {link}
          </Link>
        </Text>
      </Section>
    </>
  )
}

const buttonShape = {
  padding: '14px 24px',
  borderRadius: 4,
  fontWeight: 700,
  color: colours['on-seal'].light,
} as const
