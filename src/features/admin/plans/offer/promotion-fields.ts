import { check, forward, object, partialCheck, pipe, type InferOutput } from 'valibot';
import { numberOrNull, optionalDate, optionalText } from '#components/form/field-rules.ts';
import { schoolMidnight } from '#lib/time/school-time.ts';

const incomplete = 'Please complete the date.';

/** Whole days at school. */
export const promotionFields = pipe(
  object({
    name: optionalText(),
    discountPercent: pipe(
      numberOrNull(),
      check((value) => value !== null, 'Discount is required.'),
      check((value) => value === null || (value > 0 && value <= 100), 'Must be above 0 and at most 100.'),
      check(
        (value) => value === null || Math.round(value * 100) / 100 === value,
        'No more than two decimals.',
      ),
    ),
    firstDay: optionalDate(incomplete),
    lastDay: optionalDate(incomplete),
  }),
  forward(
    partialCheck(
      [['firstDay'], ['lastDay']],
      ({ firstDay, lastDay }) => firstDay === '' || lastDay === '' || firstDay <= lastDay,
      'The last day is before the first.',
    ),
    ['lastDay'],
  ),
);

/** Days as the office means them: whole ones at school, the last one included. */
export const toPromotion = ({
  name,
  discountPercent,
  firstDay,
  lastDay,
}: InferOutput<typeof promotionFields>) => ({
  isActive: true,
  discountPercent: discountPercent ?? 0,
  ...(name !== '' && { name }),
  ...(firstDay !== '' && { startDate: schoolMidnight(firstDay) }),
  ...(lastDay !== '' && { endDate: schoolMidnight(lastDay, 1) }),
});
