import type { TakenOrder } from './orders.ts';
import { findings, modes, switches } from './switches.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const choice = (name: string, words: Readonly<Record<string, string>>, chosen: string): string =>
  Object.entries(words)
    .map(
      ([key, text]) =>
        `<label><input type="radio" name="${name}" value="${key}"${key === chosen ? ' checked' : ''}> <b>${key}</b> ${escaped(text)}</label>`,
    )
    .join('');

const row = ({ slug, order, labTestId, left, isCanceled }: TakenOrder): string =>
  `<tr>${[
    slug,
    order.orderNumber,
    labTestId,
    isCanceled ? 'canceled' : left.length === 0 ? 'all told' : `to tell: ${left.join(', ')}`,
  ]
    .map((cell) => `<td>${escaped(cell)}</td>`)
    .join('')}</tr>`;

/** The page of the switches, with the orders that were taken; of donors it says nothing. */
export const pageOf = (orders: readonly TakenOrder[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Laboratory simulator</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #18181b }
  label { display: block } table { border-collapse: collapse; width: 100%; font-size: 14px }
  td, th { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #e4e4e7; overflow-wrap: anywhere }
  fieldset { border: 1px solid #e4e4e7; margin: 0 0 1rem } button { font: inherit; padding: .3rem 1rem }
</style>
<h1>Laboratory simulator</h1>
<p>It takes the orders of the demo, and tells of them as laboratories and an MRO do.</p>
<form method="post" action="/switch">
  <fieldset><legend>It behaves</legend>${choice('mode', modes, switches.mode)}</fieldset>
  <fieldset><legend>It finds</legend>${choice('finding', findings, switches.finding)}</fieldset>
  <button>Switch</button>
</form>
<h2>Orders</h2>
<table><tr><th>Laboratory</th><th>Order</th><th>Its number</th><th>State</th></tr>${
  orders.toReversed().slice(0, 100).map(row).join('') ||
  '<tr><td colspan="4">None yet: place a lab order in the portal.</td></tr>'
}</table></html>`;
