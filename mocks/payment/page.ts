import { createDb } from '../data/db.ts';
import { snapshotStore } from '../data/snapshots.ts';
import { isChoice } from '../rules/subscriptions/payments.ts';
import { paymentDocument, unknownPaymentDocument } from './markup.ts';
import { choose, paymentOf, paymentView, type PaymentAddress } from './provider.ts';
import { style } from './style.ts';
import './fonts.css';

/**
 * The provider's page in the browser. The application has left for it, so the mock's world lies in IndexedDB: the page
 * opens it, writes the buyer's choice into it, and goes back to the application, which finds it there.
 */

function show(markup: string): void {
  // The sheet is put in place by itself: the application's Content-Security-Policy has no room for inline styles.
  const page = new DOMParser().parseFromString(markup.replace(/<style>[^]*?<\/style>/, ''), 'text/html');
  document.title = page.title;
  document.head.append(...page.querySelectorAll('link'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  document.body.replaceWith(page.body);
}

const address: PaymentAddress = {
  search: new URLSearchParams(location.search),
  applicationUrl: location.origin,
};
const store = snapshotStore(indexedDB);
const saved = await store.load().catch(() => undefined);
const db = saved && createDb(saved.snapshot);
const payment = db && paymentOf(db, address.search);

if (db && payment) {
  const view = paymentView(db, payment, address);
  show(paymentDocument(view));
  document.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || !isChoice(submitter.value)) return;
    choose(db, payment, submitter.value);
    void store
      .save({ scenario: saved.name, startedAt: saved.startedAt, db }, ['payments'])
      .then(() => location.replace(view.back));
  });
} else {
  show(unknownPaymentDocument(location.origin));
}
