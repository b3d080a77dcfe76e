// An OpenTelemetry collector on this machine: it accepts logs as OTLP over HTTP in JSON, and keeps them.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedRecord {
  readonly name: string;
  readonly body: string;
  readonly severity: number;
  /** Of the record, then of its resource. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface Receiver {
  readonly endpoint: string;
  readonly records: readonly ReceivedRecord[];
  readonly paths: readonly (string | undefined)[];
  readonly headers: readonly Readonly<Record<string, unknown>>[];
  /** The status of the next answers; initially 200. */
  answerWith: (status: number) => void;
  /** Resolves once a record with this name has arrived. */
  readonly waitFor: (name: string) => Promise<ReceivedRecord>;
  readonly close: () => Promise<void>;
}

export const openReceiver = async (): Promise<Receiver> => {
  const records: ReceivedRecord[] = [];
  const paths: (string | undefined)[] = [];
  const headers: Readonly<Record<string, unknown>>[] = [];
  const waiting: (() => void)[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      text += chunk;
    });
    request.on('end', () => {
      paths.push(request.url);
      headers.push({ ...request.headers });
      if (status === 200) records.push(...readRecords(JSON.parse(text)));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{}');
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    records,
    paths,
    headers,
    answerWith: (next) => {
      status = next;
    },
    waitFor: (name) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = records.find((record) => record.name === name);
          if (found !== undefined) resolve(found);
        };
        waiting.push(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

type Fields = Readonly<Record<string, unknown>>;
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : []);

const readRecords = (sent: unknown): ReceivedRecord[] =>
  list(fields(sent).resourceLogs).flatMap((ofResource) =>
    list(ofResource.scopeLogs).flatMap((ofScope) =>
      list(ofScope.logRecords).map((record) => ({
        name: String(record.eventName),
        body: String(fields(record.body).stringValue),
        severity: Number(record.severityNumber),
        attributes: { ...attributes(record), ...attributes(fields(ofResource.resource)) },
      })),
    ),
  );

const attributes = (of: Fields): Fields =>
  Object.fromEntries(
    list(of.attributes).map(({ key, value }) => [String(key), Object.values(fields(value))[0]]),
  );
