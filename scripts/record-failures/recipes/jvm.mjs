// JUnit's console launcher, JUnit 4 and Maven, with the packages that Debian has: junit5, junit4, maven and the plugins of
// compiler, resources, surefire and jar. Each runs under the noise of the recorder, and with colour and another layout.

const JARS = '/usr/share/java';
const REPOSITORY = '/usr/share/maven-repo';
const LIBRARIES = [
  ...['junit-jupiter-api', 'junit-jupiter-engine', 'junit-jupiter-params', 'junit-platform-commons'],
  ...[
    'junit-platform-console',
    'junit-platform-engine',
    'junit-platform-launcher',
    'junit-platform-reporting',
  ],
  ...['junit4', 'hamcrest-all', 'apiguardian-api', 'opentest4j', 'picocli', 'univocity-parsers'],
];

const CART = `package com.acme;

public class Cart {
  public static int total(int[] prices) {
    int sum = 0;
    for (int price : prices) sum += price;
    return sum;
  }
}
`;
const equal = (name, wanted) =>
  `@Test public void ${name}() { assertEquals(${wanted}, Cart.total(new int[] {100})); }`;
const thrown = (name, error) => `@Test public void ${name}() { throw new ${error}; }`;
const MISSING = '@Test public void ships() { Cart.total(null); }';

const moved = '// moved\n'.repeat(9);
const testOf = (imports, tests) =>
  `package com.acme;\n\n${imports}\n\npublic class CartTest {\n${tests.map((one) => `  ${one}\n`).join('')}  @Test public void isEmpty() { assertEquals(0, Cart.total(new int[0])); }\n}\n`;
const JUPITER =
  'import static org.junit.jupiter.api.Assertions.assertEquals;\n\nimport org.junit.jupiter.api.Test;';
const VINTAGE = 'import static org.junit.Assert.assertEquals;\n\nimport org.junit.Test;';

/** A failure, what is another one, and three of which one is fixed. */
function casesOf(prefix, tool, parts, { imports, more = {} }) {
  const filesOf = (tests, pad) => ({
    [`${parts.sources}/Cart.java`]: pad + CART,
    [`${parts.tests}/CartTest.java`]: pad + testOf(imports, tests),
    ...parts.files,
  });
  const base = `${tool}/${prefix}-base`;
  const one = (name, tests, relation = {}) => ({
    ...{ tool, name: `${prefix}-${name}`, ...parts.run, ...relation },
    files: filesOf(tests, ''),
    filesB: filesOf(tests, moved),
  });
  return [
    one('base', [equal('addsVat', 119)]),
    one('value', [equal('addsVat', 120)], { sameClassAs: [base], differsExactlyFrom: [base] }),
    one('test', [equal('addsTax', 119)], { sameClassAs: [base], differsExactlyFrom: [base] }),
    one('exception', [thrown('addsVat', 'IllegalStateException("no such shop")')], { differsFrom: [base] }),
    one('null', [MISSING], { differsFrom: [base, `${tool}/${prefix}-exception`] }),
    one('three', [equal('addsVat', 119), thrown('opens', 'IllegalStateException("shut")'), MISSING]),
    one('two', [equal('addsVat', 119), MISSING], { progressFrom: [`${tool}/${prefix}-three`] }),
    ...Object.entries(more).map(([name, [tests, relation]]) => one(name, tests, relation)),
  ];
}

const classes = {
  sources: 'src/com/acme',
  tests: 'src/com/acme',
  files: { 'libs/README': 'jars of Debian\n' },
};
const setup = [
  'mkdir -p out',
  ...LIBRARIES.map((name) => `ln -s ${JARS}/${name}.jar libs/`),
  'javac -cp "libs/*" -d out src/com/acme/*.java',
].join(' && ');
const launch = 'java -cp "libs/*:out" org.junit.platform.console.ConsoleLauncher -c com.acme.CartTest';
const jvm = { needs: 'java', setup };

const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.acme</groupId>
  <artifactId>shop</artifactId>
  <version>1.0</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source>
    <maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>junit</groupId>
      <artifactId>junit</artifactId>
      <version>4.x</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
</project>
`;

export const cases = [
  ...casesOf(
    'recorded',
    'junit',
    {
      ...classes,
      run: {
        ...jvm,
        command: `${launch} --disable-banner --details=tree --disable-ansi-colors`,
        commandB: launch,
        recordedWith: 'JUnit console launcher 1.9.1',
        noise: ['layout'],
      },
    },
    {
      imports: JUPITER,
      more: {
        verbose: [
          [equal('addsVat', 119)],
          { command: `${launch} --details=verbose`, sameAs: ['junit/recorded-base'] },
        ],
      },
    },
  ),
  ...casesOf(
    'recorded-junit4',
    'junit',
    {
      ...classes,
      run: {
        ...jvm,
        command: 'java -cp "libs/*:out" org.junit.runner.JUnitCore com.acme.CartTest',
        recordedWith: 'JUnit 4.13.2',
      },
    },
    { imports: VINTAGE },
  ),
  ...casesOf(
    'recorded',
    'maven',
    {
      sources: 'src/main/java/com/acme',
      tests: 'src/test/java/com/acme',
      files: { 'pom.xml': POM, '.mvn/maven.config': `-Dmaven.repo.local=${REPOSITORY}\n` },
      run: {
        needs: 'mvn',
        command: 'mvn -o -B test',
        commandB: 'mvn -o -Dstyle.color=always -e test',
        recordedWith: 'Maven 3.8.7, maven-compiler-plugin 3.10.1, surefire 2.22.3',
        noise: ['stack trace'],
      },
    },
    {
      imports: VINTAGE,
      more: {
        symbol: [['@Test public void ships() { gone(); }'], { differsFrom: ['maven/recorded-base'] }],
        type: [
          ['@Test public void ships() { int shop = "a"; }'],
          { differsFrom: ['maven/recorded-base', 'maven/recorded-symbol'] },
        ],
      },
    },
  ),
];
