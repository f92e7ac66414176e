import { applicationUrl } from '../application-url.ts';
import { createDb } from '../data/db.ts';
import { snapshotStore } from '../data/snapshots.ts';
import { isPaymentChoice, type PaymentChoice } from '../rules/subscriptions/payments.ts';
import { paymentDocument, unknownPaymentDocument } from './markup.ts';
import { applyChoice, findPayment, paymentView, returnUrl, type PaymentPageUrl } from './provider.ts';
import { style } from './style.ts';
import './fonts.css';

/**
 * The provider's page in the browser. The application has navigated to it, and the mock's state is in IndexedDB: the page
 * loads it, saves the buyer's choice, and returns to the application, which loads it again.
 */

function show(markup: string): void {
  // The style sheet is constructed: the application's Content-Security-Policy does not allow inline styles.
  const page = new DOMParser().parseFromString(markup.replace(/<style>[^]*?<\/style>/, ''), 'text/html');
  document.title = page.title;
  document.head.append(...page.querySelectorAll('link'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  document.body.replaceWith(page.body);
}

const url: PaymentPageUrl = {
  search: new URLSearchParams(location.search),
  applicationUrl: applicationUrl(),
};
const store = snapshotStore(indexedDB);

async function load() {
  const saved = await store.load().catch(() => undefined);
  const db = saved && createDb(saved.snapshot);
  const payment = db && findPayment(db, url.search);
  return payment && { saved, db, payment };
}

async function choose(choice: PaymentChoice): Promise<void> {
  // Another tab may have saved payments since the page was shown.
  const found = await load();
  if (!found) return;
  const { saved, db, payment } = found;
  const closed = applyChoice(db, payment, choice, new Date());
  await store.save({ scenario: saved.name, startedAt: saved.startedAt, db }, ['payments']);
  location.replace(returnUrl(closed, url));
}

const shown = await load();
if (shown) {
  const view = paymentView(shown.db, shown.payment, url);
  show(paymentDocument(view));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !isPaymentChoice(submitter.value)) return;
    void choose(submitter.value);
  });
} else {
  show(unknownPaymentDocument(url.applicationUrl));
}
