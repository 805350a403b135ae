import { anything, customer, office, on, onAny } from './dialog.ts'

/** Dialogs before the payment. */
export const englishBefore = [
  on(
    'ordered',
    customer('Is a scan enough, or do you need to see the original?'),
    office('A clear scan is enough to begin. Please bring the original when you pick it up.'),
  ),
  onAny(
    'ordered',
    ['marriage', 'family', 'school', 'errand', 'legal'],
    customer('I am on shift until six all week. Can my wife pick it up for me?'),
    office(
      'Of course. Please give her your order number; we will ask for that and her ID at the gate-side window.',
    ),
  ),
  on(
    'ordered',
    office(
      'Thank you for your order. The lower edge of page one is cut off in the scan. Could you send it again?',
    ),
    customer('Sorry about that, my phone did it. A better one is coming.'),
  ),
  on(
    'ordered',
    customer('Do you also handle the shipping? We live up in Nago and only come down on weekends.'),
    office('Yes, shipping inside Japan is free. We send it with a tracking number.'),
    customer('Perfect, then please ship it.'),
  ),
  onAny(
    'ordered',
    ['marriage', 'family'],
    office(
      'May we ask which office you will hand this in at? Some of them have a form of their own.',
    ),
    customer('City office, second floor, the family register counter. That is all they told me.'),
    office('That helps, thank you. Our usual form is what they take.'),
  ),
  onAny(
    'ordered',
    ['marriage', 'family', 'school', 'errand'],
    customer('My last name has a hyphen but the scanner dropped it. Which one will you use?'),
    office('We use exactly what your passport shows. Please send us a photo of that page.'),
  ),
  onAny(
    'ordered',
    anything,
    customer('How long will the quote take? We have a flight on the 20th.'),
    office('You will have it within the working day, and we have written down your flight.'),
  ),
  on(
    'ordered',
    customer('I uploaded the wrong file first. Please ignore the gym receipt.'),
    office('Already forgotten. The second file is the right one and it is easy to read.'),
  ),
  on(
    'quoted',
    office(
      'Your quote is ready. It includes one printed copy and the PDF; a second copy is free if you ask now.',
    ),
    customer('A second copy would be great, thanks.'),
  ),
  onAny(
    'quoted',
    anything,
    customer('Is there an extra charge if I need it this week?'),
    office('No, there is no expedite fee. We only need your answer to the quote to begin.'),
  ),
  onAny(
    'quoted',
    anything,
    customer('Can I pay with a card at the window, or is it cash only?'),
    office('Both are fine, in dollars. Cards work at the window between nine and five.'),
    customer('Great, I will come by at lunch. Oh wait, you close for lunch, right?'),
    office('From one to two, yes. Half past twelve works well.'),
  ),
  onAny(
    'quoted',
    ['marriage', 'family', 'school'],
    customer(
      'The price is higher than what a friend paid in March. Is that because of the stamps on the back?',
    ),
    office(
      'Yes, the back has about as much text as the front. We counted it as a page and a half.',
    ),
    customer('Fair enough. I will accept it tonight.'),
  ),
  onAny(
    'quoted',
    ['legal', 'health', 'business', 'school'],
    office(
      'One thing beside the quote: page three is blank except for a stamp, so we have not charged for it.',
    ),
    customer('I appreciate the honesty!'),
  ),
  onAny(
    'quoted',
    anything,
    customer('My husband is deployed. Can I pay the deposit in his name?'),
    office('Certainly. Tell us the order number at the window and the receipt will show his name.'),
  ),
  onAny(
    'quoted',
    anything,
    customer('Payday is the 15th. Is the quote still good then?'),
    office('It is valid for thirty days, so the 15th is no problem at all.'),
  ),
  onAny(
    'quoted',
    ['legal', 'business'],
    office(
      'We have left the two pages of small print out of the quote. Tell us if you want them after all.',
    ),
    customer('No need, the lawyer only looks at the first part.'),
  ),
  onAny(
    'quoted',
    anything,
    customer('I lost the mail with the link. Where do I find the quote?'),
    office('Sign in and open My Requests. It is the one marked Payment; the amount is at the top.'),
  ),

  onAny(
    'ordered',
    ['spoken'],
    customer('Would it be the same interpreter as last time? My wife trusted her at once.'),
    office('She is free that morning and is looking forward to seeing you both again.'),
  ),
  onAny(
    'ordered',
    ['spoken'],
    office('Where shall the interpreter meet you: at the gate, or at the place itself?'),
    customer('At the entrance, please. I will wear a green cap.'),
  ),
]
