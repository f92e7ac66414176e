import { homeLink } from '../rules/application-links.ts';
import { coin, icons, demoCard } from './drawings.ts';
import { html, type Markup } from './html.ts';
import type { PaymentView } from './provider.ts';
import { style } from './style.ts';

/** Formats whole cents: `R 1 599.20`, with no-break spaces. */
export function formatMoney(cents: number): string {
  const [rand = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const grouped = rand.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');
  return `${cents < 0 ? '\u2212' : ''}R\u00a0${grouped}.${rest}`;
}

/** Returns the page of a payment: three buttons while it is open, then its result. The page loads no other file. */
export const paymentDocument = (view: PaymentView): string =>
  view.state === 'open' ? openDocument(view) : closedDocument(view);

export const unknownPaymentDocument = (applicationUrl: string): string =>
  noticePage('There is no such payment', icons.info, '', homeLink(applicationUrl), [
    'The link is incomplete, or the demo was reset after the payment had been prepared. Choose the plan again.',
  ]);

function openDocument(view: PaymentView): string {
  const isCheckout = view.kind === 'checkout';
  const title = isCheckout ? `Pay for ${view.planName}` : `Renew ${view.planName} automatically`;
  const amount = formatMoney(view.quote.amount);
  return page(
    title,
    html`<section class="panel">
      <div class="hero">
        <div>
          <p>${isCheckout ? 'You pay Springbyte' : 'You agree to pay Springbyte'}</p>
          <p class="figure">${amount}</p>
          <p>${isCheckout ? 'once' : `every ${days(view.durationDays)}`}</p>
        </div>
        ${demoCard}
      </div>
      <div class="content">
        <h1>${title}</h1>
        <p class="muted">${view.duration}, for ${view.learnerFirstName}</p>
        <div>
          ${breakdown(view)}
          ${view.quote.isVatAdded || view.quote.vat === 0 ? undefined : html`<p class="small muted">${formatMoney(view.quote.vat)} of it is VAT (${view.vatRatePercent} %).</p>`}
        </div>
        <p class="note">${isCheckout ? icons.check : icons.renew} <span>${chargeSchedule(view)}</span></p>
        <p class="note demo">
          ${icons.info}
          <span><strong>This is a demo payment page.</strong> It asks for no card, and no money moves.</span>
        </p>
        <form method="post">
          <fieldset>
            <legend>How does this payment end?</legend>
            <button class="pay" name="choice" value="pay">
              ${isCheckout ? `Pay ${amount}` : 'Agree to renewals'}
            </button>
            <button name="choice" value="cancel">Cancel</button>
            <button class="fail" name="choice" value="fail">Fail the payment</button>
          </fieldset>
        </form>
      </div>
    </section>`,
  );
}

function breakdown({ kind, planName, quote, promotion, vatRatePercent }: PaymentView): Markup {
  const row = (name: string, cents: number, className = '') =>
    html`<div class="${className}">
      <dt>${name}</dt>
      <dd>${formatMoney(cents)}</dd>
    </div>`;
  return html`<dl>
    ${row(planName, quote.price)}
    ${promotion ? row(`${promotion.name}, ${promotion.percent}\u00a0% off`, -quote.discount, 'promotion') : undefined}
    ${quote.isVatAdded ? row(`VAT, ${vatRatePercent}\u00a0%`, quote.vat) : undefined}
    ${row(kind === 'checkout' ? 'Total' : 'Each time', quote.amount, 'total')}
  </dl>`;
}

const days = (count: number): string => (count === 1 ? 'day' : `${count} days`);

const chargeSchedule = ({ kind, durationDays, renewsOn }: PaymentView): Markup =>
  kind === 'checkout'
    ? html`You pay once. The plan does not renew itself.`
    : html`Nothing is taken today. The first payment is on
        <time>${renewsOn ?? 'the day the plan ends'}</time>, and another one every ${days(durationDays)} at
        the price on that day, until auto-renew is turned off.`;

function closedDocument({ kind, state, returnUrl }: PaymentView): string {
  const noun = kind === 'checkout' ? 'payment' : 'agreement';
  switch (state) {
    case 'paid':
      return noticePage(`This ${noun} is done`, icons.check, 'state-paid', returnUrl, [
        'There is nothing left to do here. The school receives the confirmation in a moment.',
      ]);
    case 'refunded':
      return noticePage(`This ${noun} was refunded`, icons.stop, '', returnUrl, [
        'The school could not start the plan. The whole amount goes back to the buyer.',
      ]);
    case 'failed':
      return noticePage(`This ${noun} failed`, icons.stop, 'state-failed', returnUrl, [
        'Nothing was taken. You can start again from the plans.',
      ]);
    default:
      return noticePage(`This ${noun} was cancelled`, icons.stop, '', returnUrl, [
        'Nothing was taken. You can start again from the plans.',
      ]);
  }
}

const noticePage = (
  title: string,
  icon: Markup,
  className: string,
  returnUrl: string,
  texts: readonly string[],
): string =>
  page(
    title,
    html`<section class="panel narrow">
      <div class="content">
        <h1>${title}</h1>
        ${texts.map((text) => html`<p class="note ${className}">${icon} <span>${text}</span></p>`)}
        <a class="back" href="${returnUrl}">Back to Springbyte</a>
      </div>
    </section>`,
  );

const page = (title: string, content: Markup): string =>
  html`<!doctype html>
    <html lang="en-ZA">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · Pretend Pay</title>
        <style>
          ${{ html: style }}
        </style>
      </head>
      <body>
        <header class="top">
          <p class="brand">${coin} Pretend Pay</p>
          <p class="badge">No money moves</p>
        </header>
        <main>${content}</main>
        <footer>
          Pretend Pay is a part of Springbyte’s mock backend and simulates a card payment provider.
        </footer>
      </body>
    </html> `.html;
