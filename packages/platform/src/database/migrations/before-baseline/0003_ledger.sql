CREATE TABLE "route_access" (
	"access_key" text PRIMARY KEY NOT NULL,
	"hidden_from" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "order_id" text;--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_page" ON "ledger_entries" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_day" ON "ledger_entries" USING btree ("day");