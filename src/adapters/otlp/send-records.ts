// Sends records of the decision log to an OpenTelemetry collector, as OTLP over HTTP. Importing this file loads the
// exporter: import it only where the user has named a collector.

import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import manifest from '../../../package.json' with { type: 'json' };

export interface LogRecord {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly name: string;
  readonly body: string;
  readonly isWarning: boolean;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

export type Collector =
  /** The collector's address, to which the protocol's path is added. */
  | {
      readonly from: 'settings';
      readonly endpoint: string;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** The exporter itself reads OpenTelemetry's variables. */
  | { readonly from: 'environment' };

export type Sent =
  | { readonly status: 'done' }
  /** A clause. */
  | { readonly status: 'failed'; readonly reason: string };

/** The limit for a batch, including retries. */
const LONGEST_MS = 10_000;
const [INFO, WARN] = [9, 13];

export async function sendRecords(
  collector: Collector,
  project: string,
  batches: Iterable<readonly LogRecord[]>,
  onSent: (batch: readonly LogRecord[]) => Promise<void>,
): Promise<Sent> {
  const exporter = new OTLPLogExporter(optionsOf(collector));
  const resource = resourceFromAttributes({
    'service.name': 'msw-protocol',
    'service.version': manifest.version,
    'msw.project': project,
  });
  const instrumentationScope = { name: 'msw-protocol', version: manifest.version };
  try {
    for (const batch of batches) {
      const records = batch.map(({ at, name, body, isWarning, attributes }) => ({
        hrTime: hrTimeOf(at),
        hrTimeObserved: hrTimeOf(at),
        eventName: name,
        body,
        severityNumber: isWarning ? WARN : INFO,
        severityText: isWarning ? 'WARN' : 'INFO',
        attributes: { ...attributes },
        droppedAttributesCount: 0,
        resource,
        instrumentationScope,
      }));
      const error = await new Promise<Error | null>((resolve) => {
        exporter.export(records, (result) =>
          resolve(result.code === 0 ? null : (result.error ?? new Error('it failed'))),
        );
      });
      if (error !== null) return { status: 'failed', reason: reasonOf(error) };
      await onSent(batch);
    }
    return { status: 'done' };
  } finally {
    await exporter.shutdown().catch(() => undefined);
  }
}

/** The exporter would take missing settings from variables, which a project's settings can set. */
function optionsOf(collector: Collector) {
  if (collector.from === 'environment') return { timeoutMillis: LONGEST_MS };
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
  const base = collector.endpoint.replace(/\/$/, '');
  const url = base.endsWith('/v1/logs') ? base : `${base}/v1/logs`;
  return { url, headers: { ...collector.headers }, timeoutMillis: LONGEST_MS };
}

function hrTimeOf(ms: number): [seconds: number, nanoseconds: number] {
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}

/** The message of the collector or the network, without addresses. */
function reasonOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  const message = error.message.replaceAll(/https?:\/\/\S+/g, '<address>').trim();
  return [typeof code === 'string' || typeof code === 'number' ? String(code) : '', message]
    .filter(Boolean)
    .join(' ');
}
