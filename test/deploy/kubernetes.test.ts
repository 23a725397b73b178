import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEEDS } from '@portal/forecast/sources/feeds.table';
import { SOURCE_OFFERS } from '@portal/forecast/sources/registry';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { ConfigMap, Container, PodSpec, Service } from 'kubernetes-types/core/v1';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { nameAddressSetting, readConfig } from '../../apps/portal/src/config.ts';
import { isProbePath } from '../../apps/portal/src/platform/http/program-path.ts';
import { parseRoles } from '../../apps/portal/src/roles/role-names.ts';
import { SETTINGS } from '../../apps/portal/src/setting.table.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'deploy/kubernetes');
const read = (path: string): string => readFileSync(join(ROOT, 'deploy', path), 'utf8');

type Labels = Readonly<Record<string, string>>;

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
}

const FILES = readdirSync(FOLDER).filter((name) => name !== 'kustomization.yaml');
const MANIFESTS = FILES.flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}`), { merge: true }).map((document) => document.toJS() as Manifest),
);

const list = <Kind>(kind: string): Kind[] => MANIFESTS.filter((each) => each.kind === kind) as unknown as Kind[];

const ROLES = ['web', 'worker', 'ingest'] as const;

function getPod(role: string): { readonly spec: PodSpec; readonly container: Container; readonly labels: Labels } {
  const deployment = list<Deployment>('Deployment').find(({ metadata }) => metadata?.name === `troi-viet-${role}`);
  const { spec, metadata } = deployment?.spec?.template ?? {};
  const [container] = spec?.containers ?? [];
  if (spec === undefined || container === undefined) throw new Error(`no pod of ${role}`);
  return { spec, container, labels: metadata?.labels ?? {} };
}

const SETTINGS_MAP = list<ConfigMap>('ConfigMap')[0]?.data ?? {};
const getPort = ({ ports }: Container, name: unknown): number | undefined =>
  ports?.find((port) => port.name === name)?.containerPort;

/** Module of the API's types for an `apiVersion`. */
const toModule = (apiVersion: string): string => (apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', ''));

/** Types of the API, read once. */
const PARSED = new Map<string, ts.SourceFile>();

/** What the types of the Kubernetes API refuse of some manifests: unknown, missing and wrongly typed fields. */
function findFaults(manifests: readonly Manifest[]): string[] {
  const path = join(ROOT, 'test/deploy/manifests.generated.ts');
  const text = manifests
    .map((manifest, index) => {
      const { apiVersion, kind } = manifest;
      const type = `import('kubernetes-types/${toModule(apiVersion)}').${kind}`;
      return `export const manifest${index}: Required<Pick<${type}, 'apiVersion' | 'kind'>> & ${type} = ${JSON.stringify(manifest)};`;
    })
    .join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es5.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.getSourceFile = (name, language) => {
    if (name === path) return ts.createSourceFile(name, text, language);
    const file = PARSED.get(name) ?? getSourceFile(name, language);
    if (file !== undefined) PARSED.set(name, file);
    return file;
  };
  const program = ts.createProgram([path], options, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(path));
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the API of Kubernetes', () => {
  it('has every field of the manifests', () => {
    expect(findFaults(MANIFESTS)).toEqual([]);
  });

  it('has not what is planted here', () => {
    const plant = (from: string, to: string) =>
      findFaults(MANIFESTS.map((manifest) => JSON.parse(JSON.stringify(manifest).replaceAll(from, to)) as Manifest));
    expect(plant('"readinessProbe"', '"readnessProbe"').join()).toContain('"readnessProbe"\' does not exist');
    expect(plant('"containerPort":9464', '"containerPort":"9464"').length).toBe(ROLES.length);
    expect(plant('"apiVersion":"autoscaling/v2"', '"apiVersion":"autoscaling/v3"').join()).toContain('autoscaling/v3');
    expect(plant('"minReplicas":2,"maxReplicas":10', '"minReplicas":2').join()).toContain("'maxReplicas' is missing");
  });

  test.skipIf(spawnSync('kubectl', ['version', '--client']).status !== 0)('is written by kustomize', () => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', FOLDER], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const made = parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
    const name = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;
    expect(made.map(name).sort()).toEqual(MANIFESTS.map(name).sort());
    expect(stdout.match(/image: registry\.example\.com\/troi-viet:/g)).toHaveLength(ROLES.length);
  });
});

describe('the settings of the pods', () => {
  it('are known, accepted, and those of the systemd units', () => {
    const known = [
      ...SETTINGS,
      ...[...SOURCE_OFFERS, ...FEEDS].map((source) => ({ name: nameAddressSetting(source) })),
    ];
    const names = Object.keys(SETTINGS_MAP);
    expect(names.filter((name) => known.every((setting) => setting.name !== name))).toEqual([]);
    expect(readConfig(SETTINGS_MAP)).toMatchObject({
      demo: 'off',
      blobStore: { kind: 'folder', path: SETTINGS_MAP.BLOB_STORE },
    });
    const unit = Object.fromEntries(
      read('troi-viet.env')
        .match(/^[A-Z_]+=.*$/gm)
        ?.map((line) => line.split('=', 2)) ?? [],
    );
    for (const name of ['PUBLIC_URL', 'TRUST_PROXY', 'SOURCES']) expect(SETTINGS_MAP[name]).toBe(unit[name]);
  });

  it('come from the ConfigMap here and the Secret that its comment makes', () => {
    const [, secret] =
      /create secret generic (\S+) --from-literal=DATABASE_URL=/.exec(read('kubernetes/settings.yaml')) ?? [];
    const map = list<ConfigMap>('ConfigMap')[0]?.metadata?.name;
    for (const role of ROLES)
      expect(getPod(role).container.envFrom).toEqual([
        { configMapRef: { name: map } },
        { secretRef: { name: secret } },
      ]);
  });
});

describe.each(ROLES)('the pod of %s', (role) => {
  const { spec, container } = getPod(role);
  const unit = read(`systemd/troi-viet-${role}.service`);
  const image = read('Containerfile');

  it('runs what the image runs, as its user, in one role', () => {
    const [, command = '[]'] = /^CMD (.*)$/m.exec(image) ?? [];
    expect(container.command).toEqual(JSON.parse(command));
    expect([...parseRoles(container.args ?? [])]).toEqual([role]);
    expect(spec.securityContext?.runAsUser).toBe(Number(/--uid (\d+)/.exec(image)?.[1]));
  });

  it('writes where a volume is and nowhere else', () => {
    const [, data] = /DATA_DIR=(\S+)/.exec(image) ?? [];
    const paths = container.volumeMounts?.map(({ mountPath }) => mountPath);
    expect(paths).toEqual(expect.arrayContaining([data, SETTINGS_MAP.BLOB_STORE, '/tmp']));
    const volumes = spec.volumes?.map(({ name }) => name);
    expect(container.volumeMounts?.filter(({ name }) => !volumes?.includes(name))).toEqual([]);
    const claims = list<Manifest>('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
    const used = spec.volumes?.flatMap(({ persistentVolumeClaim }) => persistentVolumeClaim?.claimName ?? []);
    expect(used).toEqual(claims);
  });

  it('is confined as the unit is', () => {
    const { securityContext: ofPod } = spec;
    const own = container.securityContext;
    expect(unit).toMatch(/^User=troi-viet$/m);
    expect([ofPod?.runAsNonRoot, spec.automountServiceAccountToken]).toEqual([true, false]);
    expect(unit).toMatch(/^NoNewPrivileges=yes$/m);
    expect(own?.allowPrivilegeEscalation).toBe(false);
    expect(unit).toMatch(/^ProtectSystem=strict$/m);
    expect(own?.readOnlyRootFilesystem).toBe(true);
    expect(unit).toMatch(/^CapabilityBoundingSet=$/m);
    expect(own?.capabilities).toEqual({ drop: ['ALL'] });
    expect(unit).toMatch(/^SystemCallFilter=@system-service$/m);
    expect(ofPod?.seccompProfile).toEqual({ type: 'RuntimeDefault' });
    const [, gigabytes] = /^MemoryMax=(\d+)G$/m.exec(unit) ?? [];
    expect(container.resources?.limits).toEqual({ memory: `${gigabytes}Gi` });
  });

  it('is asked at ports and paths that it has', () => {
    const metrics = Number(SETTINGS_MAP.METRICS_PORT);
    const port = role === 'web' ? Number(/PORT=(\d+)/.exec(image)?.[1]) : metrics;
    const { startupProbe, livenessProbe, readinessProbe } = container;
    const asked = [startupProbe, livenessProbe, readinessProbe].flatMap((probe) => probe?.httpGet ?? []);
    const paths = asked.map(({ path = '' }) => path);
    expect(paths).toEqual(role === 'web' ? ['/healthz', '/healthz', '/readyz'] : ['/healthz', '/healthz']);
    expect(paths.every(isProbePath)).toBe(true);
    expect(asked.map((probe) => getPort(container, probe.port))).toEqual(asked.map(() => port));
    expect(getPort(container, 'metrics')).toBe(metrics);
  });

  it('has the time that it needs to end', () => {
    const seconds = spec.terminationGracePeriodSeconds;
    const [, ofUnit] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? [];
    // The unit has time for the longest DRAIN_SECONDS.
    if (role === 'web') expect(seconds).toBe(Number(SETTINGS_MAP.DRAIN_SECONDS) + 20);
    else expect(seconds).toBe(Number(ofUnit));
  });
});

describe('what stands before the pods', () => {
  const web = getPod('web');
  const selects = (labels: Labels | undefined, pod: Labels): boolean =>
    Object.entries(labels ?? {}).every(([name, value]) => pod[name] === value);
  const listSelected = (labels: Labels | undefined) => ROLES.filter((role) => selects(labels, getPod(role).labels));

  it('leads to the pages alone', () => {
    const [service] = list<Service>('Service');
    expect(listSelected(service?.spec?.selector)).toEqual(['web']);
    const [port] = service?.spec?.ports ?? [];
    expect(getPort(web.container, port?.targetPort)).toBe(3000);
    const [ingress] = list<Ingress>('Ingress');
    const [rule] = ingress?.spec?.rules ?? [];
    expect(rule?.host).toBe(new URL(SETTINGS_MAP.PUBLIC_URL ?? '').hostname);
    expect(ingress?.spec?.tls?.[0]?.hosts).toEqual([rule?.host]);
    const backend = rule?.http?.paths[0]?.backend.service;
    expect(backend).toEqual({ name: service?.metadata?.name, port: { name: port?.name } });
  });

  it('scales and spares the pages', () => {
    const [scaler] = list<HorizontalPodAutoscaler>('HorizontalPodAutoscaler');
    const names = list<Deployment>('Deployment').map(({ metadata }) => metadata?.name);
    expect(names).toContain(scaler?.spec?.scaleTargetRef.name);
    // The scaler compares with what is asked for.
    expect(web.container.resources?.requests?.cpu).toBeDefined();
    const [budget] = list<PodDisruptionBudget>('PodDisruptionBudget');
    expect(listSelected(budget?.spec?.selector?.matchLabels)).toEqual(['web']);
    expect([budget?.spec?.maxUnavailable, scaler?.spec?.minReplicas]).toEqual([1, 2]);
  });

  it('lets in readers to the pages, and monitoring to all', () => {
    const policies = list<NetworkPolicy>('NetworkPolicy').map(({ spec }) => ({
      pods: listSelected(spec?.podSelector?.matchLabels),
      ports: spec?.ingress?.flatMap(({ ports }) => ports?.map(({ port }) => port)),
      types: spec?.policyTypes,
    }));
    expect(policies).toEqual([
      { pods: [...ROLES], ports: ['metrics'], types: ['Ingress', 'Egress'] },
      { pods: ['web'], ports: ['http'], types: ['Ingress'] },
    ]);
  });

  it('counts each role once, and together all', () => {
    const roles = list<Deployment>('Deployment').map(({ metadata }) => metadata?.name?.replace('troi-viet-', ''));
    expect(roles.sort()).toEqual([...parseRoles([])].sort());
  });
});
