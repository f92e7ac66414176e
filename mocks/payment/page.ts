import { applicationUrl } from '../application-url.ts';
import { createDb } from '../data/db.ts';
import { snapshotStore } from '../data/snapshots.ts';
import { realClock, timeOf } from '../environment/clock.ts';
import { openSettings } from '../page/settings-store.ts';
import { isPaymentChoice, type PaymentChoice } from '../rules/subscriptions/payments.ts';
import { paymentDocument, unknownPaymentDocument } from './markup.ts';
import { applyChoice, findPayment, paymentView, returnUrl, type PaymentPageUrl } from './provider.ts';
import { style } from './style.ts';
import './fonts.css';

/**
 * The payment provider's page in the browser. It loads the mock's state from IndexedDB, saves the buyer's choice, and
 * returns to the application, which loads the state again.
 */

function render(markup: string): void {
  // A constructed stylesheet, because the application's Content-Security-Policy forbids inline styles.
  const page = new DOMParser().parseFromString(markup.replace(/<style>[^]*?<\/style>/, ''), 'text/html');
  document.title = page.title;
  document.head.append(...page.querySelectorAll('link'));
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(style);
  document.adoptedStyleSheets = [stylesheet];
  document.body.replaceWith(page.body);
}

const url: PaymentPageUrl = {
  search: new URLSearchParams(location.search),
  applicationUrl: applicationUrl(),
};
const store = snapshotStore(indexedDB);
const environment = await openSettings()
  .load()
  .catch(() => undefined);

async function loadPayment() {
  const saved = await store.load().catch(() => undefined);
  const db = saved && createDb(saved.snapshot);
  const payment = db && findPayment(db, url.search);
  return payment && { saved, db, payment };
}

async function submitChoice(choice: PaymentChoice): Promise<void> {
  // Another tab may have saved payments since the page was rendered.
  const found = await loadPayment();
  if (!found) return;
  const { saved, db, payment } = found;
  const closed = applyChoice(db, payment, choice, {
    now: timeOf(environment?.clock ?? realClock, new Date()),
    confirmation: environment?.paymentConfirmation ?? 'third-poll',
  });
  await store.save({ scenario: saved.name, startedAt: saved.startedAt, db }, ['payments']);
  location.replace(returnUrl(closed, url));
}

const initial = await loadPayment();
const answer = environment?.paymentAnswer ?? 'ask';
if (initial?.payment.state === 'open' && answer !== 'ask') {
  await submitChoice(answer);
} else if (initial) {
  const view = paymentView(initial.db, initial.payment, url);
  render(paymentDocument(view));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !isPaymentChoice(submitter.value)) return;
    void submitChoice(submitter.value);
  });
} else {
  render(unknownPaymentDocument(url.applicationUrl));
}
