CREATE TABLE "model_versions" (
	"model_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"file_key" text NOT NULL,
	"bytes" integer NOT NULL,
	"unit" text,
	"up_axis" text,
	"claim" integer NOT NULL,
	"attempts" integer NOT NULL,
	"progress" real NOT NULL,
	"error" jsonb,
	"hash" text,
	"stored_key" text,
	"preview_key" text,
	"format" text,
	"content" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "model_versions_model_id_version_pk" PRIMARY KEY("model_id","version")
);
--> statement-breakpoint
CREATE TABLE "models" (
	"model_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"views" jsonb NOT NULL,
	"materials" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"kept_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_model_id_models_model_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."models"("model_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_versions" ADD CONSTRAINT "model_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_versions_user" ON "model_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "model_versions_file" ON "model_versions" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "models_owner" ON "models" USING btree ("user_id","created_at","model_id");--> statement-breakpoint
CREATE INDEX "models_kept" ON "models" USING btree ("kept_until") WHERE kept_until is not null;