import { customer, office, on, onAny } from './dialog.ts'

/** Dialogs from the payment to the delivery and later. */
export const englishDuring = [
  onAny(
    'translating',
    ['marriage', 'family', 'errand'],
    office('How is your middle name pronounced? We would like to get the katakana right.'),
    customer('It rhymes with "cane". Everyone gets it wrong, so thank you for asking.'),
    office('Then we write ケイン. You will find it in the draft.'),
  ),
  on(
    'translating',
    customer('Any news? No rush, just planning my leave.'),
    office('The translator is on the last third. Nothing speaks against the date we gave you.'),
  ),
  onAny(
    'translating',
    ['marriage', 'family', 'legal'],
    office(
      'The date in the second paragraph could be the 1st or the 7th. Do you have another paper that shows it?',
    ),
    customer('It is the 7th. My orders from back then say the same.'),
    office('Thank you, the 7th it is.'),
  ),
  onAny(
    'translating',
    ['marriage', 'family', 'school', 'legal', 'errand'],
    customer('They just told me I also need the back page. Is it too late?'),
    office('Not at all. Send it here and we put it into the same order.'),
  ),
  on(
    'translating',
    office(
      'A typhoon is expected on Thursday and the base may close. We would rather finish on Wednesday; can you come then?',
    ),
    customer('Wednesday after four works.'),
  ),
  onAny(
    'translating',
    ['marriage', 'family', 'legal', 'school'],
    customer('Could you write my job title as "Hospital Corpsman Second Class" and not just HM2?'),
    office('Yes, we write it out and put the abbreviation behind it.'),
  ),
  onAny(
    'translating',
    ['marriage', 'family', 'legal', 'school'],
    office(
      'The seal in the upper corner is very faint. We will describe it as partly illegible unless you have a better copy.',
    ),
    customer('That is the best one there is. Please describe it like that.'),
  ),
  onAny(
    'translating',
    ['marriage'],
    customer('My fiancée’s mother asks whether the family name comes first.'),
    office('In the Japanese text it does, in the English text it is as in the passport.'),
  ),
  on(
    'ready',
    office('Your translation is ready. We are here until five; no appointment needed.'),
    customer('On my way after formation, about 1630.'),
    office('See you then.'),
  ),
  on(
    'ready',
    customer('Can I have the PDF before I pick up the paper?'),
    office(
      'As soon as the balance is paid it opens for you under Documents. The paper waits here.',
    ),
  ),
  onAny(
    'ready',
    ['marriage', 'family'],
    office('All done and reviewed. Please look at both names before you sign for it.'),
    customer('Will do. Is parking in front of the building okay for ten minutes?'),
    office('Yes, the two places beside the flagpole are for visitors.'),
  ),
  on(
    'ready',
    customer('We cannot come before Friday. Is that okay?'),
    office('Friday is fine. It will be in the drawer under your name.'),
  ),
  on(
    'ready',
    office('Your papers are in the mail. The tracking number is on the slip in your documents.'),
  ),
  onAny(
    'ready',
    ['marriage', 'family'],
    customer(
      'Do you know whether the city office is open tomorrow? It is a Japanese holiday, I think.',
    ),
    office('It is closed tomorrow, and open again the day after from half past eight.'),
    customer('You just saved us a trip.'),
  ),
  onAny(
    'after',
    ['marriage'],
    customer('They accepted it without a single question. We are married! Thank you all.'),
    office('Congratulations to you both from everyone here!'),
  ),
  onAny(
    'after',
    ['health'],
    customer('Just wanted to say the clinic was very happy with the translation.'),
  ),
  onAny(
    'after',
    ['marriage', 'family', 'school', 'legal', 'errand'],
    customer('My last name is spelled with one "n" on page two. Can this still be fixed?'),
    office('Our mistake, we are sorry. A corrected copy is waiting for you, at no charge.'),
    customer('That was quick. Picking it up today.'),
  ),
  onAny(
    'after',
    ['marriage', 'family', 'legal', 'business'],
    customer('Could I get one more printed copy? The bank kept the first one.'),
    office('Yes, come by whenever you like. We keep the file.'),
  ),
  onAny(
    'after',
    ['marriage', 'family'],
    customer('Thank you for staying five minutes longer for us on Friday.'),
    office('You are welcome. We could not let you file without it.'),
  ),
  onAny(
    'after',
    ['marriage', 'family'],
    office('How did it go at the city office? If they want anything changed, just write here.'),
    customer('All good, they even praised the layout.'),
  ),
  onAny(
    'after',
    ['marriage'],
    customer('Recommended you to half of my unit. Expect more weddings.'),
  ),
  onAny(
    'after',
    ['school'],
    customer('The school asks who translated it. May I give them your phone number?'),
    office('Please do. They can also check it with the order number.'),
  ),

  onAny(
    'translating',
    ['spoken'],
    customer('They moved the appointment by half an hour, to 1030. Still possible?'),
    office('Yes, we have told the interpreter. Please call the window if it moves again.'),
  ),
  onAny(
    'translating',
    ['spoken'],
    office(
      'Is there anything the interpreter should read beforehand? Names of medicines, for example.',
    ),
    customer('I will send the list tonight. Thank you for thinking of it.'),
  ),
  onAny(
    'ready',
    ['spoken'],
    office('The written record of your appointment is ready, one page with what was agreed.'),
    customer('Great, I will print it here.'),
  ),
  onAny(
    'after',
    ['spoken'],
    customer('Your interpreter was wonderful. Calm, exact, and kind to our daughter.'),
    office('We will tell her; it will make her week.'),
  ),
  on('after', customer('Everything went through. I did not expect it to be this easy.')),
  on(
    'after',
    customer('May I keep the PDF for next year, or does it run out?'),
    office('It stays in your requests for as long as you keep your account.'),
  ),
]
