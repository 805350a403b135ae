import { officeView } from '@kakehashi/contract/office'
import { newsPictures } from '@kakehashi/domain/office'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { ListField } from './list-field.tsx'
import { SectionForm } from './section-form.tsx'
import { WordsField } from './words-field.tsx'

const schema = officeView.pick({ news: true })

export default function NewsSection() {
  const { t } = useLingui()
  const pictureNames = {
    readings: t`A family register`,
    marriage: t`Two papers`,
    holidays: t`A calendar`,
  }
  const pictures = newsPictures.map((value) => ({ value, label: pictureNames[value] }))
  return (
    <SectionForm
      title={<Trans>News</Trans>}
      lede={<Trans>Links to other websites, shown on the home page. Three fill a row.</Trans>}
      schema={schema}
      valuesOf={({ news }) => ({ news: news.map((item) => ({ ...item })) })}
    >
      {({ field, form }) => (
        <ListField
          control={form.control}
          name="news"
          legend={t`News`}
          addLabel={t`Add news`}
          blank={{
            title: { en: '', ja: '' },
            url: 'https://',
            publisher: { en: '', ja: '' },
            picture: 'readings',
          }}
        >
          {(at) => (
            <>
              <WordsField name={`news.${at}.title`} label={t`Title`} field={field} />
              <TextField {...field(`news.${at}.url`)} type="url" label={t`Web address`} />
              <WordsField name={`news.${at}.publisher`} label={t`Publisher`} field={field} />
              <SelectField {...field(`news.${at}.picture`)} label={t`Picture`} options={pictures} />
            </>
          )}
        </ListField>
      )}
    </SectionForm>
  )
}
