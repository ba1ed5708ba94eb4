CREATE TABLE "cas_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"granted_by" text,
	"service" text,
	"used_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_pushes" (
	"key" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_scans" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"scene_hash" text NOT NULL,
	"nonce_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"requester" text NOT NULL,
	"device" text NOT NULL,
	"visit" jsonb NOT NULL,
	"state" text NOT NULL,
	"subject" text,
	"union_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"consumed_at" timestamp (3) with time zone,
	CONSTRAINT "wechat_scans_ticket_hash_unique" UNIQUE("ticket_hash"),
	CONSTRAINT "wechat_scans_scene_hash_unique" UNIQUE("scene_hash")
);
--> statement-breakpoint
CREATE TABLE "wechat_states" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"nonce_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text,
	"next" text NOT NULL,
	"visit" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "purpose" text DEFAULT 'sign-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "id" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "union_id" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "client" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "cas_tickets" ADD CONSTRAINT "cas_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cas_tickets" ADD CONSTRAINT "cas_tickets_granted_by_cas_tickets_ticket_hash_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."cas_tickets"("ticket_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_scans" ADD CONSTRAINT "wechat_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_states" ADD CONSTRAINT "wechat_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cas_tickets_expiry" ON "cas_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_key" ON "sign_in_failures" USING btree ("key","failed_at");--> statement-breakpoint
CREATE INDEX "wechat_scans_requester" ON "wechat_scans" USING btree ("requester","created_at");--> statement-breakpoint
CREATE INDEX "identities_union" ON "identities" USING btree ("union_id");--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_unique" UNIQUE("id");