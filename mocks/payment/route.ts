import { isChoice } from '../rules/subscriptions/payments.ts';
import type { Backend } from '../server/backend.ts';
import { paymentDocument, unknownPaymentDocument } from './markup.ts';
import { choose, paymentOf, paymentView, type PaymentAddress } from './provider.ts';

/** Nothing may run or be loaded here. A form may be sent: it is answered with the way back to another origin. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const shown = (document: string, status = 200) => new Response(document, { status, headers });

/** The provider's page over HTTP: GET shows the payment, POST takes the choice and leads back to the application. */
export async function answerPaymentPage(backend: Backend, request: Request): Promise<Response> {
  const { db, applicationUrl } = backend;
  const address: PaymentAddress = { search: new URL(request.url).searchParams, applicationUrl };
  const payment = paymentOf(db, address.search);
  if (!payment) return shown(unknownPaymentDocument(applicationUrl), 404);
  const view = paymentView(db, payment, address);
  if (request.method !== 'POST') return shown(paymentDocument(view));

  const form = await request.formData().catch(() => undefined);
  const choice = form?.get('choice');
  if (!isChoice(choice)) return shown(paymentDocument(view), 400);
  choose(db, payment, choice);
  await backend.settle();
  return new Response(null, { status: 303, headers: { Location: view.back } });
}
