import { defaultDeliveryWay } from '@kakehashi/domain/request/delivery'
import { useOffice } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { Button } from '@kakehashi/ui/button'
import { Form, FormActions } from '@kakehashi/ui/form'
import {
  blankRequest,
  requestProblems,
  requestSchema,
  type RequestValues,
} from '../request-form/request-values.ts'
import { DeliverySection } from '../request-form/delivery-section.tsx'
import { PeopleSection } from '../request-form/people/people-section.tsx'
import { ServiceSection } from '../request-form/service-section.tsx'
import { TranslationDetailsSection } from '../request-form/translation-details-section.tsx'
import { useOpenDraft } from '../request-form/use-open-draft.ts'
import { useStart } from './start.tsx'
import { StepPage } from './step-page.tsx'
import { checkStep, detailsStep, documentsStep, readStepState } from './steps.ts'

export default function DetailsStep() {
  const { visitorRequest } = useStart()
  return (
    <StepPage
      path={detailsStep.path}
      lede={
        <Trans>
          Only the service is required. You create an account at the end, before we receive
          anything.
        </Trans>
      }
    >
      {/* A new key when everything is removed, so that the form is empty. */}
      <DetailsForm key={visitorRequest.key} />
    </StepPage>
  )
}

function DetailsForm() {
  const { services, visitorRequest } = useStart()
  const { key, link, values, change } = visitorRequest
  const { timeZone } = useOffice()
  const navigate = useNavigate()
  const { field: fieldToFocus, isChange } = readStepState(useLocation().state)
  const openDraft = useOpenDraft(services)
  const [opened] = useState(() => openDraft({ key, link, values, isToBeSent: false }))
  const { form, field, formProps } = useSubmitForm({
    schema: requestSchema,
    startWith: opened.values,
    alsoCheck: (current) => requestProblems(current, new Date(), timeZone),
    send: async () => navigate(isChange ? checkStep.path : documentsStep.path),
  })
  const typed = { ...blankRequest, ...useWatch({ control: form.control }) } as RequestValues

  const service = services.find(({ name }) => name === typed.requestItem)
  const text = JSON.stringify(typed)
  const save = useEffectEvent((current: string) =>
    change({ link: opened.link, values: JSON.parse(current) as RequestValues }),
  )
  useEffect(() => save(text), [text])
  useEffect(() => {
    if (fieldToFocus) form.setFocus(fieldToFocus as keyof RequestValues)
  }, [form, fieldToFocus])

  return (
    <Form {...formProps}>
      <ServiceSection field={field} services={services} service={service} />
      <TranslationDetailsSection
        field={field}
        service={service}
        neededBy={typed.neededBy}
        chosen={typed}
        uploads={visitorRequest.files.items}
        isDisabled={false}
      />
      <PeopleSection form={form} field={field} isDisabled={false} isSignedIn={false} />
      <DeliverySection
        field={field}
        serviceKind={service?.kind ?? 'translation'}
        chosen={typed}
        onReset={() => form.setValue('delivery', defaultDeliveryWay)}
      />
      <FormActions>
        <Button type="submit">
          <Trans>Continue</Trans>
        </Button>
      </FormActions>
    </Form>
  )
}
