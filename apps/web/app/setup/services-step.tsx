import { addStarterServices } from '@kakehashi/contract/setup'
import { starterServices } from '@kakehashi/domain/starter-services'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Form, FormActions } from '@kakehashi/ui/form'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { useAddStarterServicesMutation } from '../api/setup-api.ts'
import { Refusal } from '../forms/refusal.tsx'
import { toPrice } from '../office/services/service-values.ts'
import { useSubmitForm } from '../forms/use-submit-form.ts'
import styles from './setup.module.css'
import { nextStep, setupPath } from './steps.ts'

const { price } = addStarterServices.body.shape.services.element.shape

/** Empty for a service that is not offered. */
const typedPrice = z
  .string()
  .transform((text) => toPrice(text))
  .pipe(price.optional())

const schema = z.object({ prices: z.array(typedPrice) })

/** A new office chooses from common services by setting a price. */
export default function ServicesStep() {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const [add] = useAddStarterServicesMutation()
  const { field, formProps, isSending, refusal } = useSubmitForm({
    schema,
    startWith: { prices: starterServices.map(() => '') },
    send: async ({ prices }) => {
      const services = starterServices.flatMap(({ name }, index) => {
        const cents = prices[index]
        return cents === undefined ? [] : [{ name, price: cents / 100 }]
      })
      await add({ services }).unwrap()
      await navigate(nextStep(`${setupPath}/services`))
    },
  })
  return (
    <Form {...formProps}>
      <p>
        <Trans>
          Set a price for each service that you offer, in dollars. Leave the others empty. You can
          change texts and prices and add services later.
        </Trans>
      </p>
      <Refusal message={refusal} />
      <ul role="list" className={styles.services}>
        {starterServices.map((service, index) => {
          const name = language === 'ja' ? service.nameJa : service.name
          return (
            <li key={service.name}>
              <TextField
                {...field(`prices.${index}`)}
                label={t`${name}: price in dollars`}
                hint={language === 'ja' ? service.descriptionJa : service.description}
                inputMode="decimal"
              />
            </li>
          )
        })}
      </ul>
      <FormActions>
        <Button type="submit" isBusy={isSending} busyLabel={t`Saving`}>
          <Trans>SAVE AND CONTINUE</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
