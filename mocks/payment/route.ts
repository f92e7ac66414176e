import type { Db } from '../data/db.ts';
import { isPaymentChoice } from '../rules/subscriptions/payments.ts';
import type { Environment } from '../server/backend.ts';
import { paymentDocument, unknownPaymentDocument } from './markup.ts';
import { applyChoice, findPayment, paymentView, returnUrl, type PaymentPageUrl } from './provider.ts';

/** Forbids scripts and other files. Sets no `form-action`, because the form's response redirects to another origin. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

const page = (document: string, status = 200) => new Response(document, { status, headers });

interface PaymentBackend {
  db: Db;
  applicationUrl: string;
  now: () => Date;
  environment: Pick<Environment, 'paymentAnswer' | 'paymentConfirmation'>;
  change: <Result>(call: () => Promise<Result>, shouldCommit: (result: Result) => boolean) => Promise<Result>;
}

/**
 * The provider's page over HTTP: GET shows the payment, POST applies the choice and redirects to the application. With a
 * set answer, GET applies it, too.
 */
export async function handlePaymentPage(backend: PaymentBackend, request: Request): Promise<Response> {
  const { db, applicationUrl } = backend;
  const url: PaymentPageUrl = { search: new URL(request.url).searchParams, applicationUrl };
  const payment = findPayment(db, url.search);
  if (!payment) return page(unknownPaymentDocument(applicationUrl), 404);
  const view = paymentView(db, payment, url);
  const { paymentAnswer, paymentConfirmation: confirmation } = backend.environment;
  const isAnswered = payment.state === 'open' && paymentAnswer !== 'ask';
  if (request.method !== 'POST' && !isAnswered) return page(paymentDocument(view));

  const form = request.method === 'POST' ? await request.formData().catch(() => undefined) : undefined;
  const choice = isAnswered ? paymentAnswer : form?.get('choice');
  if (!isPaymentChoice(choice)) return page(paymentDocument(view), 400);
  const closed = await backend.change(
    async () => applyChoice(db, payment, choice, { now: backend.now(), confirmation }),
    () => true,
  );
  return new Response(null, { status: 303, headers: { Location: returnUrl(closed, url) } });
}
