import { officeView } from '@kakehashi/contract/office'
import { sealColours } from '@kakehashi/domain/office'
import { TextField } from '@kakehashi/ui/field'
import { RadioGroup } from '@kakehashi/ui/radio-group'
import { Seal } from '@kakehashi/ui/seal'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SectionForm } from './section-form.tsx'
import { useSection } from './section-context.ts'
import styles from './settings.module.css'

const schema = officeView.pick({ seal: true, logo: true })

const colourNames = {
  vermilion: msg`Vermilion`,
  indigo: msg`Indigo`,
  green: msg`Green`,
  plum: msg`Plum`,
}

export default function LookSection() {
  const { t, i18n } = useLingui()
  const { seal } = useSection().draft.office
  const { text: savedText } = seal
  return (
    <SectionForm
      title={<Trans>Seal and logo</Trans>}
      lede={
        <Trans>
          The seal is on pages, in mails and in the icon of the browser tab. The logo is at the top
          and the bottom of pages.
        </Trans>
      }
      schema={schema}
      // The server draws the outline, so the form has none.
      valuesOf={({ logo, seal: { text, colour } }) => ({ logo, seal: { text, colour } })}
    >
      {({ field }) => (
        <>
          <figure className={styles.seal}>
            <Seal seal={seal} />
            <figcaption>
              <Trans>The seal as it is saved: {savedText}</Trans>
            </figcaption>
          </figure>
          <TextField
            {...field('seal.text')}
            className={styles.number}
            label={t`Text of the seal`}
            hint={t`One or two letters, digits or characters`}
          />
          <RadioGroup
            {...field('seal.colour')}
            legend={t`Colour of the seal`}
            options={sealColours.map((colour) => ({
              value: colour,
              label: i18n._(colourNames[colour]),
            }))}
          />
          <RadioGroup
            {...field('logo')}
            legend={t`Logo`}
            options={[
              { value: 'bridge', label: t`Bridge` },
              { value: 'seal', label: t`Seal` },
            ]}
          />
        </>
      )}
    </SectionForm>
  )
}
