var __defProp=Object.defineProperty,__getOwnPropDesc=Object.getOwnPropertyDescriptor,__getOwnPropNames=Object.getOwnPropertyNames,__hasOwnProp=Object.prototype.hasOwnProperty,__export=(r,e)=>{for(var a in e)__defProp(r,a,{get:e[a],enumerable:!0})},__copyProps=(r,e,a,o)=>{if(e&&typeof e=="object"||typeof e=="function")for(let t of __getOwnPropNames(e))!__hasOwnProp.call(r,t)&&t!==a&&__defProp(r,t,{get:()=>e[t],enumerable:!(o=__getOwnPropDesc(e,t))||o.enumerable});return r},__toCommonJS=r=>__copyProps(__defProp({},"__esModule",{value:!0}),r),stdin_exports={};__export(stdin_exports,{openVectorTable:()=>openVectorTable}),module.exports=__toCommonJS(stdin_exports);var import_shared_core_failure_reading_line_pattern=require("./shared.core.failure.reading.line-pattern.cjs"),import_shared_pg_lib_client=require("./shared.pg.lib.client.cjs");
// src/adapters/postgres/vector-table.ts
async function openVectorTable(address, space) {
  const connected = await (0, import_shared_pg_lib_client.connectTeam)(address);
  if (connected.status === "away") return connected;
  const { client, inTransaction } = connected;
  const away = async (reason) => {
    await client.end().catch(() => void 0);
    return { status: "away", reason };
  };
  try {
    const { rows } = await client.query(EXTENSION);
    const [found] = rows;
    if (found === void 0)
      return away("it has no pgvector; install the package of that name next to the server");
    if (!found.there) await inTransaction(() => client.query(TABLE));
    await client.query("select set_config('search_path', 'msw, ' || quote_ident($1), false)", [
      found.schema ?? "msw"
    ]);
  } catch (error) {
    return away((0, import_shared_pg_lib_client.reasonOf)(error));
  }
  return {
    status: "ok",
    index: {
      known: async (ids) => {
        const { rows } = await client.query(
          "select id from msw.vectors where space = $1 and id = any($2::text[])",
          [space, ids]
        );
        return new Set(rows.map(({ id }) => id));
      },
      upsert: async (vectors) => {
        await client.query(
          `insert into msw.vectors (space, id, vector) select $1, * from unnest($2::text[], $3::vector[])
            on conflict (space, id) do update set vector = excluded.vector`,
          [space, vectors.map(({ id }) => id), vectors.map(({ vector }) => textOf(vector))]
        );
      },
      delete: async (ids) => {
        await client.query("delete from msw.vectors where space = $1 and id = any($2::text[])", [space, ids]);
      },
      search: async (vector, among, most) => {
        const { rows } = await client.query(
          `select id, 1 - (vector <=> $3::vector) as nearness from msw.vectors
            where space = $1 and id = any($2::text[]) order by vector <=> $3::vector, id collate "C" limit $4`,
          [space, among, textOf(vector), most]
        );
        return rows.toSorted(import_shared_core_failure_reading_line_pattern.nearestFirst);
      },
      close: () => client.end()
    }
  };
}
var EXTENSION = `
  select (select nspname from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'vector') as schema,
    to_regclass('msw.vectors') is not null as there
  from pg_available_extensions where name = 'vector'`;
var TABLE = `
  create schema if not exists msw;
  create extension if not exists vector schema msw;
  do $$
  declare home text;
  begin
    select nspname into home from pg_extension join pg_namespace n on n.oid = extnamespace where extname = 'vector';
    execute format('create table if not exists msw.vectors (space text not null, id text not null,
      vector %I.vector not null, primary key (space, id))', home);
  end $$`;
function textOf(vector) {
  return `[${vector.join(",")}]`;
}
